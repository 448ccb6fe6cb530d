import { finished, type Readable } from 'node:stream'
import { fail } from '../errors/fail.js'
import { keepPace } from './keep-pace.js'

/**
 * Reads a body that no parser has read, of at most `max` bytes. What is beyond is received and dropped: a client that
 * still sends would not read why it is refused.
 * @throws AppError if there is more, or if it arrives too slowly
 */
export function readBytes(body: Readable, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    keepPace(body, reject)
    body.on('data', (part: Buffer) => {
      size += part.length
      if (size <= max) parts.push(part)
      else reject(fail('payload_too_large'))
    })
    // Also where it has ended before.
    finished(body, { writable: false }, (error) => (error ? reject(fail('malformed')) : resolve(Buffer.concat(parts))))
  })
}
