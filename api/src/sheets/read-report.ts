import type { ImportKind } from '@fichero/contract/enums'
import { HelperFailed, HelperProcess } from '../processes/helper-process.js'
import { ImportError } from './import-error.js'
import type { Wanted } from './interpret.js'
import { fillsReader } from './large-file.js'
import { unpackReport } from './packed-report.js'
import { READER } from './reader-limits.js'
import type { ReadRequest, ReadResult, StoredFile } from './reader-program.js'
import type { Report, ReportOf } from './records.js'

/** In wall time, while everybody else goes first: the largest file takes 2 s of a processor. */
const TIME_LIMIT_MS = 9_000
const IDLE_MS = 30_000
/** What files leave in a process ends with it. */
const FILES_PER_PROCESS = 100
/** As many as `uploads` lets through at once. */
const MAX_RESTING = 2

type ReaderProcess = HelperProcess<ReadRequest, ReadResult>

/** Starting one takes longer than reading a small file, so they are kept for the next one for a while. */
let resting: ReaderProcess[] = []
let idle: NodeJS.Timeout | undefined

export interface ReadOptions extends Omit<Wanted, 'accepts'> {
  timeLimit?: number
}

/** A file as it was read, and the SHA-256 of its bytes in hexadecimal digits. */
export interface FileReport<R extends Report> {
  sha256: string
  report: R
}

/**
 * Reads a file into typed records. `accepts` lists the kinds that the caller can use: a judgments report is read as
 * `juicios` if accepted, else for its people (`aprendices`) or its design (`programa`). Rows with errors are returned
 * in `rejected`.
 *
 * All work on the file's contents is done in a process of its own, with limits of time and memory.
 * @throws ImportError if the file as a whole cannot be used.
 */
export async function readReport<K extends ImportKind>(
  file: StoredFile,
  accepts: readonly K[],
  { timeLimit = TIME_LIMIT_MS, ...options }: ReadOptions = {},
): Promise<FileReport<ReportOf<K>>> {
  clearTimeout(idle)
  try {
    const answer = await inProcess(file, { accepts, ...options }, timeLimit)
    if (!answer.ok) throw new ImportError(answer.code, answer.params, answer.trouble)
    return { sha256: answer.sha256, report: asOneOf(unpackReport(answer.report), accepts) }
  } finally {
    idle = setTimeout(endAll, IDLE_MS).unref()
  }
}

async function inProcess(file: StoredFile, wanted: Wanted, timeLimit: number): Promise<ReadResult> {
  const archivo = file.name
  const reader = nextReader()
  try {
    return await reader.ask({ file, wanted }, timeLimit)
  } catch (error) {
    if (!(error instanceof HelperFailed)) throw error
    if (error.failure === 'too slow') throw new ImportError('file_too_slow', { archivo })
    // Whatever ended it, the file took more than any report does.
    throw new ImportError(error.failure === 'died' ? 'file_inflates' : 'reader_busy', { archivo })
  } finally {
    if (isWorthKeeping(reader, file)) resting.push(reader)
    else void reader.end()
  }
}

function nextReader(): ReaderProcess {
  // The system may end one while it rests, where memory is short.
  resting = resting.filter(({ isAlive }) => isAlive)
  return resting.pop() ?? new HelperProcess<ReadRequest, ReadResult>(READER)
}

/** What a large file leaves there would stay beside what its rows need here. */
const isWorthKeeping = (reader: ReaderProcess, { size }: StoredFile) =>
  reader.isAlive && reader.asked < FILES_PER_PROCESS && resting.length < MAX_RESTING && !fillsReader(size)

function asOneOf<K extends ImportKind>(report: Report, kinds: readonly K[]): ReportOf<K> {
  if (isOneOf(report, kinds)) return report
  throw new Error(`A file was read as ${report.kind} instead of ${kinds.join(' or ')}`)
}

function isOneOf<K extends ImportKind>(report: Report, kinds: readonly K[]): report is ReportOf<K> {
  return kinds.some((kind) => kind === report.kind)
}

function endAll(): void {
  for (const reader of resting) void reader.end()
  resting = []
}
