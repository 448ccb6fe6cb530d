import { HelperProcess } from '../processes/helper-process.js'
import type { Step } from './steps.js'
import { WRITER } from './writer-limits.js'
import type { WriteAnswer, WriteRequest } from './writer-program.js'

/** For some rows, and for the end of the archive: a process that takes longer has stopped. */
const STEP_MS = 20_000

/** The system refused to write the file. `code` is such as `ENOSPC`. */
export class WriteRefused extends Error {
  constructor(
    readonly code: string | undefined,
    readonly trouble: string,
  ) {
    super('The workbook could not be written')
  }
}

/**
 * Writes a workbook into a file, in a process of its own that ends with it. No more rows are read than it takes: the next
 * ones are read while it writes the last ones.
 * @throws HelperFailed if the process ends, WriteRefused if it cannot write, and the reason of `gone`
 */
export async function writeElsewhere(path: string, steps: AsyncIterable<Step>, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted()
  const writer = new HelperProcess<WriteRequest, WriteAnswer>(WRITER)
  const end = () => void writer.end()
  gone.addEventListener('abort', end)
  const tell = async (request: WriteRequest) => {
    const answer = await writer.ask(request, STEP_MS)
    if (!answer.ok) throw new WriteRefused(answer.code, answer.trouble)
  }
  try {
    let written = tell({ path })
    for await (const step of steps) {
      await written
      written = tell(step)
      // It is waited for when the next rows are there.
      written.catch(() => undefined)
    }
    await written
    await tell({ end: true })
  } catch (error) {
    gone.throwIfAborted()
    throw error
  } finally {
    gone.removeEventListener('abort', end)
    await writer.end()
  }
}
