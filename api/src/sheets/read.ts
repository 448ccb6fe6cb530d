import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Format } from './guard.js'
import { ImportError } from './import-error.js'
import { unpackSheet } from './packed-sheet.js'
import type { ReadRequest, ReadResult } from './read-worker.js'
import type { Sheet, SpreadsheetFile } from './records.js'
import { WORKER_FILE, WORKER_MEMORY } from './worker.js'

const MAX_WORKERS = 2
/** Files that wait are kept in memory; further ones are refused. */
const MAX_WAITING = 20
const TIME_LIMIT_MS = 10_000

let pool: Piscina<ReadRequest, ReadResult> | undefined

interface Limits {
  timeLimit?: number
  maxWaiting?: number
}

/**
 * Parses a file into rows of cells in a worker thread, with limits of time and memory. Two files are parsed at once;
 * others wait.
 * @throws ImportError `file_too_slow`, `file_inflates`, `file_damaged`; `reader_busy` if too many are waiting.
 */
export async function readSheet(
  file: SpreadsheetFile,
  format: Format,
  { timeLimit = TIME_LIMIT_MS, maxWaiting = MAX_WAITING }: Limits = {},
): Promise<Sheet> {
  const refuse = (code: 'reader_busy' | 'file_too_slow' | 'file_inflates' | 'file_damaged') =>
    new ImportError(code, { archivo: file.name })
  pool ??= start()
  if (pool.queueSize >= maxWaiting) throw refuse('reader_busy')
  const abort = new AbortController()
  // The time limit of a file starts when a worker takes it; waiting time does not count.
  const { port1, port2 } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  port1.once('message', () => {
    timer = setTimeout(() => abort.abort(), timeLimit)
  })
  try {
    const request = { bytes: file.bytes, format, started: port2 }
    const answer = await pool.run(request, { signal: abort.signal, transferList: [port2] })
    if (!answer.ok) throw refuse(answer.code)
    return unpackSheet(answer.sheet)
  } catch (error) {
    if (abort.signal.aborted) throw refuse('file_too_slow')
    if (isOutOfMemory(error)) throw refuse('file_inflates')
    throw error
  } finally {
    clearTimeout(timer)
    port1.close()
  }
}

/**
 * Loading the parser takes longer than parsing a small file, so one worker stays alive. It does not keep the process
 * alive.
 */
function start(): Piscina<ReadRequest, ReadResult> {
  const started = new Piscina<ReadRequest, ReadResult>({
    filename: WORKER_FILE,
    minThreads: 1,
    maxThreads: MAX_WORKERS,
    resourceLimits: WORKER_MEMORY,
  })
  // An idle worker that dies must not end the process with an uncaught error.
  started.on('error', () => undefined)
  return started
}

const isOutOfMemory = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
