import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { ownValue } from '@fichero/contract/own-value'
import { Semaphore } from '../../database/semaphore.js'

/** Encodings in which a file is stored and sent, in order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Media types by file extension. All other files are sent as `application/octet-stream`. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1)

/** Returns the media type of a file, by the extension of its name. */
export const typeOf = (file: string) => ownValue(TYPES, extensionOf(file)) ?? 'application/octet-stream'

/** In bytes. Smaller files are not compressed, because the saving is negligible. */
const MIN_COMPRESSED_SIZE = 500
/** In bytes. Larger files use Brotli quality 9, because quality 11 takes ten times as long (seconds) to save a tenth more. */
const LARGE = 512 * 1024

/** Returns the Brotli options for a file of this size in bytes. */
const qualityFor = (size: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? 9 : 11 } })

/** Source maps are never served, so they need no compressed copies. */
export const isServed = (file: string) => !file.endsWith('.map')

/** The content of a file in each encoding. */
export interface Copies {
  /** The uncompressed content. */
  identity: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Compression uses at most one of libuv's four threads, because password hashing needs the others. */
const slots = new Semaphore(1)

/** Compresses a file when it is published, so that requests need not. Binary files, such as images, are compressed already. */
export async function pack(identity: Buffer): Promise<Copies> {
  if (identity.length < MIN_COMPRESSED_SIZE || !isUtf8(identity)) return { identity }
  const release = await slots.take(Infinity)
  try {
    const br = await promisify(brotliCompress)(identity, qualityFor(identity.length))
    return { identity, br, gzip: await promisify(gzip)(identity, { level: 9 }) }
  } finally {
    release()
  }
}

/** Returns whether the compressed copies of a build decompress to this content. */
export async function areCopiesOf(identity: Buffer, { br, gzip: gz }: Partial<Copies>): Promise<boolean> {
  if (!br || !gz) return false
  const limit = { maxOutputLength: Math.max(identity.length, 1) }
  try {
    const unpacked = await Promise.all([promisify(brotliDecompress)(br, limit), promisify(gunzip)(gz, limit)])
    return unpacked.every((content) => content.equals(identity))
  } catch {
    return false
  }
}
