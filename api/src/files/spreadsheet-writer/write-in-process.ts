import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Step } from './steps.js'

/** Loading the library blocks the event loop for a quarter of a second, so it waits until the server has started. */
const AFTER_START_MS = 5000

const loadWriter = async () => (await import('./book-writer.js')).BookWriter

/** Preloads the library before the first export. */
export const loadWriterSoon = () =>
  setTimeout(() => {
    loadWriter().catch(() => undefined)
  }, AFTER_START_MS).unref()

/** Writes a short workbook in this process, and yields to other requests between steps. */
export async function writeInProcess(steps: Step[]): Promise<Buffer> {
  const BookWriter = await loadWriter()
  const output = new PassThrough()
  const bytes = buffer(output)
  const book = new BookWriter(output)
  for (const step of steps) {
    book.take(step)
    await nextTurn()
  }
  await book.end()
  return bytes
}
