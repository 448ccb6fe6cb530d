import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REGISTRY } from '@fichero/contract/route-addresses'
import { Injectable } from '@nestjs/common'
import { Config } from '../../config/config.js'
import { fail } from '../../errors/fail.js'

/** An entry of `packages.json`, the list that the build writes (`scripts/lib/packages/pack.mjs`). */
interface PackedPackage {
  /** Name of the tarball's file. */
  file: string
  /** Hashes of the tarball, in the formats of npm. */
  shasum: string
  integrity: string
  manifest: { name: string; version: string }
}

/** An answer of the registry. */
interface RegistryFile {
  type: string
  etag: string
  bytes: Buffer
}

/**
 * The packages with which teams build modules, as a read-only npm registry. They contain what browsers get anyway, so everybody
 * may read them.
 */
@Injectable()
export class PackageRegistry {
  private readonly folder: string
  private readonly address: string

  constructor({ distRoot, publicUrl }: Config) {
    this.folder = join(distRoot, 'packages/dist')
    this.address = new URL(REGISTRY, publicUrl).href
  }

  /**
   * Returns the file at a path below the registry's address: `@fichero/kit` is the packument, npm's description of a package
   * with its versions, here only one. `@fichero/kit/-/kit-1.0.0.tgz` is the tarball.
   * @throws AppError if the registry does not have it
   */
  async find(path: string): Promise<RegistryFile> {
    // On each request, because a build may replace the list while the server runs.
    const packages: PackedPackage[] = JSON.parse(String(await this.read('packages.json')))
    const found = packages.find(({ manifest: { name } }) => path === name || path.startsWith(`${name}/`))
    if (!found) throw fail('package_unknown', { paquetes: packages.map(({ manifest }) => manifest.name).join(', ') })
    const { name, version } = found.manifest
    if (path === name) return packument(found, this.address + tarballOf(found))
    if (path !== tarballOf(found)) throw fail('package_version_unknown', { paquete: name, version })
    return { type: 'application/gzip', etag: `"${found.shasum}"`, bytes: await this.read(found.file) }
  }

  private read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name)).catch(() => Promise.reject(fail('packages_not_found')))
  }
}

/** Returns the path of a tarball below the registry's address. */
const tarballOf = ({ manifest: { name, version } }: PackedPackage) =>
  `${name}/-/${name.replace(/^@.*\//, '')}-${version}.tgz`

function packument({ manifest, shasum, integrity }: PackedPackage, tarball: string): RegistryFile {
  const { name, version } = manifest
  const versions = { [version]: { ...manifest, dist: { tarball, shasum, integrity } } }
  const bytes = Buffer.from(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }))
  // Weak, because the answer may be compressed.
  const etag = `W/"${createHash('sha1').update(bytes).digest('hex')}"`
  return { type: 'application/json', etag, bytes }
}
