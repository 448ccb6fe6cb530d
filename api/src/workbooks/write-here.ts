import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Step } from './steps.js'

/** Loading the library takes a quarter of a second, in which nobody is answered: not while the process starts. */
const AFTER_START_MS = 5000

const loadWriter = async () => (await import('./book-writer.js')).BookWriter

/** Loads the library before somebody waits for a file. */
export const loadWriterSoon = () =>
  setTimeout(() => {
    loadWriter().catch(() => undefined)
  }, AFTER_START_MS).unref()

/** Writes a short workbook in this process: another one takes longer to start. */
export async function writeHere(steps: Step[]): Promise<Buffer> {
  const BookWriter = await loadWriter()
  const output = new PassThrough()
  const bytes = buffer(output)
  const book = new BookWriter(output)
  for (const step of steps) book.take(step)
  await book.end()
  return bytes
}
