import { finished, type Readable } from 'node:stream'
import { fail } from '../../errors/fail.js'
import { enforceMinimumRate } from './minimum-upload-rate.js'

/**
 * Reads an unparsed body of at most `max` bytes. Receives and discards further bytes, because a client that is still
 * sending would not read the error.
 * @throws AppError if the body is too large, arrives too slowly or ends early
 */
export function readBytes(body: Readable, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    enforceMinimumRate(body, reject)
    body.on('data', (part: Buffer) => {
      size += part.length
      if (size <= max) parts.push(part)
      else reject(fail('payload_too_large'))
    })
    // Also called if the body has already ended.
    finished(body, { writable: false }, (error) => (error ? reject(fail('malformed')) : resolve(Buffer.concat(parts))))
  })
}
