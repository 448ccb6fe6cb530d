import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { ownValue } from '@fichero/contract/own-value'
import { Slots } from '../database/slots.js'

/** How a file is stored and sent; the first ones are preferred. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What a browser is told of a file, by its extension. What is not listed is only bytes to it. */
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

export const typeOf = (file: string) => ownValue(TYPES, extensionOf(file)) ?? 'application/octet-stream'

/** In bytes. Below this size the headers outweigh the savings. */
const WORTH_IT = 500
/** In bytes. Above this size Brotli's best takes seconds, and the next one saves a tenth less in a tenth of the time. */
const LARGE = 512 * 1024

const qualityFor = (size: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? 9 : 11 } })

export interface Copies {
  identity: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** Passwords are hashed by the same four threads: compressing has one of them at most. */
const turn = new Slots(1)

/** Compresses a text well, once, so that no request does. Images and fonts are compressed as they are. */
export async function pack(identity: Buffer): Promise<Copies> {
  if (identity.length < WORTH_IT || !isUtf8(identity)) return { identity }
  const free = await turn.take(Infinity)
  try {
    const br = await promisify(brotliCompress)(identity, qualityFor(identity.length))
    return { identity, br, gzip: await promisify(gzip)(identity, { level: 9 }) }
  } finally {
    free()
  }
}

/** Returns whether the compressed copies that a build left beside a file are of this content. */
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
