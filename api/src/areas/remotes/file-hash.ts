import { createHash } from 'node:crypto'

const PREFIX = 'sha384-'

/** Converts the value of an `integrity` attribute to the hexadecimal SHA-384. */
export const hexOf = (integrity: string) => Buffer.from(integrity.slice(PREFIX.length), 'base64').toString('hex')

/** The inverse of `hexOf`. */
export const integrityOf = (hex: string) => PREFIX + Buffer.from(hex, 'hex').toString('base64')

/** Returns the SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the SHA-384 of a file, in hexadecimal. */
export const sha384 = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('hex')
