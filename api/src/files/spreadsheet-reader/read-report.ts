import type { ImportKind } from '@fichero/contract/enums'
import { HelperFailed, HelperProcess } from '../helper-process.js'
import { ImportError } from './import-error.js'
import type { Wanted } from './interpret.js'
import { unpackReport } from './packed-report.js'
import { READER } from './reader-limits.js'
import type { ReadRequest, ReadResult, StoredFile } from './reader-program.js'
import type { Report, ReportOf } from './records.js'

/** Wall time at low priority: the largest file takes 2 s of CPU time. */
const TIME_LIMIT_MS = 9_000
const IDLE_MS = 30_000
/** Bounds the memory that files leave behind in a process. */
const FILES_PER_PROCESS = 100
/** Maximum number of idle readers: as many as the server handles files at once. */
const MAX_IDLE = 2
/** In bytes. A process that read a larger file holds too much memory to be reused: 19,500 rows take a hundred MB. */
const MAX_REUSED_AFTER = 3_000_000

type ReaderProcess = HelperProcess<ReadRequest, ReadResult>

/** A pool of idle readers, because starting a reader takes longer than reading a small file. */
let idleReaders: ReaderProcess[] = []
let idleTimer: NodeJS.Timeout | undefined

/** Options of `readReport`. */
export interface ReadOptions extends Omit<Wanted, 'accepts'> {
  timeLimit?: number
}

/** The report of a file, and the SHA-256 of its bytes in hexadecimal digits. */
export interface FileReport<R extends Report> {
  sha256: string
  report: R
}

/**
 * Reads a file into typed records. `accepts` lists the kinds that the caller supports: a judgments report is read as
 * `juicios` if accepted, otherwise for its people (`aprendices`) or its design (`programa`). Rows with errors are
 * returned in `rejected`.
 *
 * The file's contents are only processed in a child process with limits of time and memory.
 * @throws ImportError if the file as a whole cannot be used
 */
export async function readReport<K extends ImportKind>(
  file: StoredFile,
  accepts: readonly K[],
  { timeLimit = TIME_LIMIT_MS, ...options }: ReadOptions = {},
): Promise<FileReport<ReportOf<K>>> {
  clearTimeout(idleTimer)
  try {
    const answer = await readInChild(file, { accepts, ...options }, timeLimit)
    if (!answer.ok) throw new ImportError(answer.code, answer.params, answer.trouble)
    return { sha256: answer.sha256, report: asOneOf(unpackReport(answer.report), accepts) }
  } finally {
    idleTimer = setTimeout(endIdleReaders, IDLE_MS).unref()
  }
}

async function readInChild(file: StoredFile, wanted: Wanted, timeLimit: number): Promise<ReadResult> {
  const archivo = file.name
  const reader = nextReader()
  try {
    return await reader.ask({ file, wanted }, timeLimit)
  } catch (error) {
    if (!(error instanceof HelperFailed)) throw error
    if (error.failure === 'too slow') throw new ImportError('file_too_slow', { archivo })
    // The process exceeded a limit, so the file needed more memory or time than any report does.
    throw new ImportError(error.failure === 'died' ? 'file_inflates' : 'reader_busy', { archivo })
  } finally {
    if (isReusable(reader, file)) idleReaders.push(reader)
    else void reader.end()
  }
}

function nextReader(): ReaderProcess {
  // The operating system may kill an idle process when memory is short.
  idleReaders = idleReaders.filter(({ isAlive }) => isAlive)
  return idleReaders.pop() ?? new HelperProcess<ReadRequest, ReadResult>(READER)
}

/** Whether to reuse a reader. After a large file it holds much memory, while the rows need memory in this process. */
const isReusable = (reader: ReaderProcess, { size }: StoredFile) =>
  reader.isAlive && reader.requests < FILES_PER_PROCESS && idleReaders.length < MAX_IDLE && size <= MAX_REUSED_AFTER

function asOneOf<K extends ImportKind>(report: Report, kinds: readonly K[]): ReportOf<K> {
  if (isOneOf(report, kinds)) return report
  throw new Error(`A file was read as ${report.kind} instead of ${kinds.join(' or ')}`)
}

function isOneOf<K extends ImportKind>(report: Report, kinds: readonly K[]): report is ReportOf<K> {
  return kinds.some((kind) => kind === report.kind)
}

function endIdleReaders(): void {
  for (const reader of idleReaders) void reader.end()
  idleReaders = []
}
