import { finished, type Readable } from 'node:stream'
import { AppError } from '../../errors/app-error.js'

/** In ms. Long enough for a phone that switches cells. */
const WINDOW_MS = 30_000
/** In bytes. This is 32 kbit/s, a quarter of the slowest connection of our users. */
const MIN_BYTES_IN_WINDOW = 120 * 1024

/**
 * Enforces a minimum upload rate of a request body, because a slow upload occupies an upload slot that other requests
 * need. Calls `abort` with an error if the body arrives more slowly; the error's answer closes the connection.
 */
export function enforceMinimumRate(body: Readable, abort: (error: AppError) => void): void {
  let received = 0
  const timer = setInterval(() => {
    if (received < MIN_BYTES_IN_WINDOW) {
      clearInterval(timer)
      abort(new AppError('upload_too_slow', undefined, {}, { connection: 'close' }))
    }
    received = 0
  }, WINDOW_MS)
  body.on('data', (part: Buffer) => {
    received += part.length
  })
  finished(body, { writable: false }, () => clearInterval(timer))
}
