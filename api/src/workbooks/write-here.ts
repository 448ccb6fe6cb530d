import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import type { Step } from './steps.js'

/** Loading the library takes a quarter of a second, in which nobody is answered: not while the process starts. */
const AFTER_START_MS = 5000

const loadWriter = async () => (await import('./book-writer.js')).BookWriter

/** Loads the library before somebody waits for a file. */
export const loadWriterSoon = () =>
  setTimeout(() => {
    loadWriter().catch(() => undefined)
  }, AFTER_START_MS).unref()

/** Writes a short workbook in this process, because another one takes longer to start. Others are answered between steps. */
export async function writeHere(steps: Step[]): Promise<Buffer> {
  const BookWriter = await loadWriter()
  const output = new PassThrough()
  const bytes = buffer(output)
  const book = new BookWriter(output)
  for (const step of steps) {
    book.take(step)
    await turn()
  }
  await book.end()
  return bytes
}
