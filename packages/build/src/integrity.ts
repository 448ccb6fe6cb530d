import { createHash } from 'node:crypto'
import { SubresourceIntegrityPlugin } from '@rspack/core'

/**
 * Returns the value of an `integrity` attribute
 * (https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity).
 */
export const integrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

export const shortHash = (content: Buffer | string, length: number) => sha256(content).slice(0, length)

/** For a build's plugins: a file that it loads on demand has the content that it was built with, or it does not run. */
export const lazyFilesAreChecked = () =>
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false })
