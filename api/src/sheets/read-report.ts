import { MessageChannel } from 'node:worker_threads'
import type { ImportKind } from '@fichero/contract/enums'
import type { DateOrder } from '@fichero/contract/imports.schema'
import { Piscina } from 'piscina'
import { ImportError } from './import-error.js'
import { fillsWorker } from './large-file.js'
import { unpackReport } from './packed-report.js'
import type { ReadRequest, ReadResult } from './read-worker.js'
import type { Report, ReportOf, SpreadsheetFile } from './records.js'
import { WORKER_FILE, WORKER_MEMORY } from './worker.js'

const MAX_WORKERS = 2
/** In wall time, while everybody else goes first: the largest file takes 2 s of a processor. */
const TIME_LIMIT_MS = 20_000
const IDLE_MS = 30_000
/** A file that is read beside a busy processor gets a quarter of it, so that it still ends within its time. */
const READING_NICENESS = 6

let pool: Piscina<ReadRequest, ReadResult> | undefined
let reading = 0
let idle: NodeJS.Timeout | undefined

interface Options {
  /** The ficha that the file is loaded into. */
  ficha?: number | undefined
  /** Whether the report contains its rows as the file has them. */
  withRows?: boolean
  /** What a person said of dates that can be read in two ways. */
  fechas?: DateOrder | undefined
  timeLimit?: number
}

/**
 * Reads a file into typed records. `accepts` lists the kinds that the caller can use: a judgments report is read as
 * `juicios` if accepted, else for its people (`aprendices`) or its design (`programa`). Rows with errors are returned
 * in `rejected`.
 *
 * All work on the file's contents is done in a worker thread, with limits of time and memory. Two files are read at
 * once; others wait.
 * @throws ImportError if the file as a whole cannot be used.
 */
export async function readReport<K extends ImportKind>(
  file: SpreadsheetFile,
  accepts: readonly K[],
  { ficha, withRows, fechas, timeLimit = TIME_LIMIT_MS }: Options = {},
): Promise<ReportOf<K>> {
  const refuse = (code: 'file_too_slow' | 'file_inflates') => new ImportError(code, { archivo: file.name })
  pool ??= start()
  reading++
  clearTimeout(idle)
  const abort = new AbortController()
  // The time limit of a file starts when a worker takes it; waiting time does not count.
  const { port1, port2 } = new MessageChannel()
  let timer: NodeJS.Timeout | undefined
  port1.once('message', () => {
    timer = setTimeout(() => abort.abort(), timeLimit)
  })
  try {
    const request = { name: file.name, bytes: file.bytes, wanted: { accepts, ficha, withRows, fechas }, started: port2 }
    const answer = await pool.run(request, { signal: abort.signal, transferList: [port2] })
    if (!answer.ok) throw new ImportError(answer.code, answer.params)
    return asOneOf(unpackReport(answer.report), accepts)
  } catch (error) {
    if (abort.signal.aborted) throw refuse('file_too_slow')
    if (isOutOfMemory(error)) throw refuse('file_inflates')
    throw error
  } finally {
    clearTimeout(timer)
    port1.close()
    // What a large file leaves in a worker would stay beside what its rows need in this thread.
    if (--reading === 0) idle = setTimeout(end, fillsWorker(file.bytes.length) ? 0 : IDLE_MS).unref()
  }
}

function asOneOf<K extends ImportKind>(report: Report, kinds: readonly K[]): ReportOf<K> {
  if (isOneOf(report, kinds)) return report
  throw new Error(`A file was read as ${report.kind} instead of ${kinds.join(' or ')}`)
}

function isOneOf<K extends ImportKind>(report: Report, kinds: readonly K[]): report is ReportOf<K> {
  return kinds.some((kind) => kind === report.kind)
}

/**
 * Loading the parser takes longer than parsing a small file, so one worker stays alive for the next one. It does not keep
 * the process alive.
 */
function start(): Piscina<ReadRequest, ReadResult> {
  const started = new Piscina<ReadRequest, ReadResult>({
    filename: WORKER_FILE,
    minThreads: 1,
    maxThreads: MAX_WORKERS,
    resourceLimits: WORKER_MEMORY,
    // Everybody else's requests go first where there are too few processors for both; on Linux, by the thread.
    niceIncrement: READING_NICENESS,
  })
  // An idle worker that dies must not end the process with an uncaught error.
  started.on('error', () => undefined)
  return started
}

/** Gives the workers' memory back. */
function end(): void {
  void pool?.destroy()
  pool = undefined
}

const isOutOfMemory = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
