import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { errorCode } from '../../errors/error-code.js'
import { BookWriter } from './book-writer.js'
import type { Step } from './steps.js'

/** Requests to the writer, in this order: the path of the file, its steps, and the end. */
export type WriteRequest = { path: string } | Step | { end: true }

/** `code`: the error of the operating system, such as `ENOSPC`. `trouble`: the stack. */
export type WriteAnswer = { ok: true } | { ok: false; code: string | undefined; trouble: string }

// Entry point of a child process that writes one workbook. Its first message to the parent
// means that the process is ready.

let output: WriteStream
let failed: Promise<never>
let book: BookWriter

// The parent has exited.
process.on('disconnect', () => process.exit())
process.on('message', async (request: WriteRequest) => {
  process.send?.(await answer(request))
})
process.send?.(null)

async function answer(request: WriteRequest): Promise<WriteAnswer> {
  try {
    if ('path' in request) begin(request.path)
    // exceljs does not notice that the file failed.
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
 * Writes some rows with backpressure. exceljs does not report how far the archive is behind. The archive is compressed in
 * another thread and needs less CPU time than the rows, so this waits as long as the rows took.
 */
async function take(step: Step): Promise<void> {
  const before = process.cpuUsage()
  book.take(step)
  const { user, system } = process.cpuUsage(before)
  if (output.writableNeedDrain) await once(output, 'drain')
  await rest((user + system) / 1000)
}
