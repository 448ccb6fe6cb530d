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

/** Generous: the compressed files of all remotes take about 2 MB. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024

/** The content of a file in one encoding, with the media type for the answer. */
interface ServedFile {
  type: string
  encoding: Encoding
  bytes: Buffer
}

/** Files of active and former releases, read from the database and cached in memory. */
@Injectable()
export class ServedFiles {
  /** An LRU cache by hash and encoding; the most recently used file is last. */
  private readonly cache = new Map<string, Buffer>()
  private readonly sizes = new Map<string, ReleaseFile>()
  private readonly reading = new Map<string, Promise<Buffer | undefined>>()
  private cachedBytes = 0

  constructor(
    private readonly dataSource: DataSource,
    private readonly builtIn: BuiltInReleases,
    private readonly served: ServedReleases,
  ) {}

  /**
   * Returns a file of a release, in the first of `encodings` in which the file is stored; undefined if the release does not
   * list the file.
   */
  async find(name: string, hash: string, file: string, encodings: Encoding[]): Promise<ServedFile | undefined> {
    await this.builtIn.publish()
    const release = await this.served.find(name, hash)
    if (!release) return undefined
    if (file === ASSET_LIST) return assetListFile(release, encodings)
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
    const cached = this.cache.get(key)
    if (cached) {
      this.cache.delete(key)
      this.cache.set(key, cached)
      return cached
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
    this.cache.set(key, bytes)
    this.cachedBytes += bytes.length
    for (const [oldest, { length }] of this.cache) {
      if (this.cachedBytes <= MAX_CACHE_BYTES) break
      this.cache.delete(oldest)
      this.cachedBytes -= length
    }
    return bytes
  }
}

/** Returns the asset list in the first of `encodings` that exists; uncompressed if none exists. */
async function assetListFile(release: RemoteDescriptor, encodings: Encoding[]): Promise<ServedFile> {
  const copies = await assetListOf(release).copies()
  for (const encoding of encodings) {
    const bytes = copies[encoding]
    if (bytes) return { type: typeOf(ASSET_LIST), encoding, bytes }
  }
  return { type: typeOf(ASSET_LIST), encoding: 'identity', bytes: copies.identity }
}
