import { HelperProcess } from '../helper-process.js'
import type { Step } from './steps.js'
import { WRITER } from './writer-limits.js'
import type { WriteAnswer, WriteRequest } from './writer-program.js'

/** Timeout of one step, and of completing the archive. */
const STEP_MS = 20_000

/** The operating system failed to write the file. `code`: its error, such as `ENOSPC`. `trouble`: the stack, for the log. */
export class WriteRefused extends Error {
  constructor(
    readonly code: string | undefined,
    readonly trouble: string,
  ) {
    super('The workbook could not be written')
  }
}

/**
 * Writes a workbook to a file in a new child process. Reads at most one step ahead of the child. `disconnected` aborts the
 * export.
 * @throws HelperFailed if the child dies, WriteRefused if it cannot write the file, or the reason of `disconnected` if aborted
 */
export async function writeInChildProcess(
  path: string,
  steps: AsyncIterable<Step>,
  disconnected: AbortSignal,
): Promise<void> {
  disconnected.throwIfAborted()
  const writer = new HelperProcess<WriteRequest, WriteAnswer>(WRITER)
  const end = () => void writer.end()
  disconnected.addEventListener('abort', end)
  const send = async (request: WriteRequest) => {
    const answer = await writer.ask(request, STEP_MS)
    if (!answer.ok) throw new WriteRefused(answer.code, answer.trouble)
  }
  try {
    let written = send({ path })
    for await (const step of steps) {
      await written
      written = send(step)
      // Awaited in the next iteration; until then a rejection would count as unhandled.
      written.catch(() => undefined)
    }
    await written
    await send({ end: true })
  } catch (error) {
    disconnected.throwIfAborted()
    throw error
  } finally {
    disconnected.removeEventListener('abort', end)
    await writer.end()
  }
}
