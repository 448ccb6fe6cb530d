import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { errorCode } from '../errors/error-code.js'
import { BookWriter } from './book-writer.js'
import type { Step } from './steps.js'

/** First the path of the file, then what is in it, at last that this was all. */
export type WriteRequest = { path: string } | Step | { end: true }

/** `code`: why the system could not write the file, such as `ENOSPC`. */
export type WriteAnswer = { ok: true } | { ok: false; code: string | undefined; trouble: string }

// The program of a process that writes one workbook. Its first message to the parent says that it is ready.

let output: WriteStream
let failed: Promise<never>
let book: BookWriter

// Nobody takes the file any more.
process.on('disconnect', () => process.exit())
process.on('message', async (request: WriteRequest) => {
  process.send?.(await answer(request))
})
process.send?.(null)

async function answer(request: WriteRequest): Promise<WriteAnswer> {
  try {
    if ('path' in request) begin(request.path)
    // exceljs does not hear of a file that fails.
    else await Promise.race([failed, 'end' in request ? book.end() : take(request)])
    return { ok: true }
  } catch (error) {
    const trouble = (error instanceof Error && error.stack) || String(error)
    return { ok: false, code: errorCode(error), trouble }
  }
}

function begin(path: string): void {
  output = createWriteStream(path, { mode: 0o600 })
  failed = once(output, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => undefined)
  book = new BookWriter(output)
}

/**
 * Writes some rows, and answers when they are out of the way. exceljs does not tell when the archive is behind, so the
 * archive, which has a thread of its own, gets as long again as the rows took of a processor: it needs less than that.
 */
async function take(step: Step): Promise<void> {
  const before = process.cpuUsage()
  book.take(step)
  const { user, system } = process.cpuUsage(before)
  if (output.writableNeedDrain) await once(output, 'drain')
  await rest((user + system) / 1000)
}
