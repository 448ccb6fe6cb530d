import { createHash } from 'node:crypto'

const PREFIX = 'sha384-'

/** The hash of an `integrity`, in hexadecimal. */
export const hexOf = (integrity: string) => Buffer.from(integrity.slice(PREFIX.length), 'base64').toString('hex')

export const integrityOf = (hex: string) => PREFIX + Buffer.from(hex, 'hex').toString('base64')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const sha384 = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('hex')
