import { finished, type Readable } from 'node:stream'
import { AppError } from '../errors/app-error.js'

/** Long enough for a telephone that changes its antenna, in ms. */
const WINDOW_MS = 30_000
/** In bytes: 32 kbit/s, a quarter of the slowest line that people have. */
const LEAST_IN_WINDOW = 120 * 1024

/**
 * Watches that a body which is read from now on arrives at a minimum pace, because what waits for it holds a place that
 * others need. `cut` gets the error of one that does not; its answer closes the connection.
 */
export function keepPace(body: Readable, cut: (error: AppError) => void): void {
  let received = 0
  const timer = setInterval(() => {
    if (received < LEAST_IN_WINDOW) {
      clearInterval(timer)
      cut(new AppError('upload_too_slow', undefined, {}, { connection: 'close' }))
    }
    received = 0
  }, WINDOW_MS)
  body.on('data', (part: Buffer) => {
    received += part.length
  })
  finished(body, { writable: false }, () => clearInterval(timer))
}
