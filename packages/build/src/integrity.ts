import { createHash } from 'node:crypto'
import { SubresourceIntegrityPlugin } from '@rspack/core'

/**
 * Returns the value of an `integrity` attribute
 * (https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity).
 */
export const integrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Returns a SHA-256 hash in hexadecimal. */
export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

/** Returns the first hexadecimal digits of a SHA-256 hash. */
export const shortHash = (content: Buffer | string, length: number) => sha256(content).slice(0, length)

/** Returns a plugin with which the browser checks the integrity of files that are loaded on demand. */
export const lazyFilesAreChecked = () =>
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false })
