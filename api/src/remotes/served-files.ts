import { ASSET_LIST } from '@fichero/contract/asset-list'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { assetListOf } from './asset-list.js'
import { BuiltInReleases } from './built-in-releases.js'
import { type Encoding, typeOf } from './encodings.js'
import { hexOf } from './file-hash.js'
import { ReleaseFile } from './release-file.entity.js'
import { readFileCopy, sizeIn } from './release-files.js'
import { ServedReleases } from './served-releases.js'

/** In bytes: the compressed copies of all remotes have some 2 MB. */
const MAX_MEMORY = 48 * 1024 * 1024

interface ServedFile {
  type: string
  encoding: Encoding
  bytes: Buffer
}

/** Files of releases, active and former ones, from the store and then from memory. */
@Injectable()
export class ServedFiles {
  /** By hash and encoding, the last used ones last. */
  private readonly kept = new Map<string, Buffer>()
  private readonly sizes = new Map<string, ReleaseFile>()
  private readonly reading = new Map<string, Promise<Buffer | undefined>>()
  private memory = 0

  constructor(
    private readonly dataSource: DataSource,
    private readonly builtIn: BuiltInReleases,
    private readonly served: ServedReleases,
  ) {}

  /**
   * Returns a file of a release in the first of these encodings in which it is stored; undefined if the release does not
   * list it.
   */
  async find(name: string, hash: string, file: string, encodings: Encoding[]): Promise<ServedFile | undefined> {
    await this.builtIn.publish()
    const release = await this.served.find(name, hash)
    if (!release) return undefined
    if (file === ASSET_LIST) return listed(release, encodings)
    const asset = release.assets.find((candidate) => candidate.file === file)
    if (!asset) return undefined
    const stored = await this.sizesOf(hexOf(asset.integrity))
    const encoding = stored && encodings.find((one) => sizeIn(stored, one) !== null)
    if (!stored || !encoding) return undefined
    const bytes = await this.bytesOf(stored, encoding)
    return bytes && { type: typeOf(file), encoding, bytes }
  }

  private async sizesOf(sha384: string): Promise<ReleaseFile | undefined> {
    const known = this.sizes.get(sha384) ?? (await this.dataSource.manager.findOneBy(ReleaseFile, { sha384 }))
    if (known) this.sizes.set(sha384, known)
    return known ?? undefined
  }

  private async bytesOf(file: ReleaseFile, encoding: Encoding): Promise<Buffer | undefined> {
    const key = `${file.sha384} ${encoding}`
    const kept = this.kept.get(key)
    if (kept) {
      this.kept.delete(key)
      this.kept.set(key, kept)
      return kept
    }
    const reading = this.reading.get(key) ?? this.read(key, file, encoding)
    this.reading.set(key, reading)
    return reading.finally(() => this.reading.delete(key))
  }

  private async read(key: string, file: ReleaseFile, encoding: Encoding): Promise<Buffer | undefined> {
    const bytes = await readFileCopy(this.dataSource, file, encoding)
    if (!bytes) {
      this.sizes.delete(file.sha384)
      return undefined
    }
    this.kept.set(key, bytes)
    this.memory += bytes.length
    for (const [oldest, { length }] of this.kept) {
      if (this.memory <= MAX_MEMORY) break
      this.kept.delete(oldest)
      this.memory -= length
    }
    return bytes
  }
}

async function listed(release: RemoteDescriptor, encodings: Encoding[]): Promise<ServedFile> {
  const copies = await assetListOf(release).copies()
  for (const encoding of encodings) {
    const bytes = copies[encoding]
    if (bytes) return { type: typeOf(ASSET_LIST), encoding, bytes }
  }
  return { type: typeOf(ASSET_LIST), encoding: 'identity', bytes: copies.identity }
}
