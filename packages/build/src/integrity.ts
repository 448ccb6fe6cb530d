import { createHash } from 'node:crypto'

/**
 * Returns the value of an `integrity` attribute
 * (https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity).
 */
export const integrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

export const shortHash = (content: Buffer | string, length: number) => sha256(content).slice(0, length)
