import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Format } from './guard.js'
import { ImportError } from './import-error.js'
import { unpackSheet } from './packed-sheet.js'
import type { ReadAnswer, ReadRequest } from './read-worker.js'
import type { Sheet, SpreadsheetFile } from './records.js'

/** The built worker, seen from the built file and from its source alike. */
const WORKER = join(__dirname, '../../dist/sheets/read-worker.js')
const MAX_WORKERS = 2
const TIME_LIMIT_MS = 10_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

const waiting: (() => void)[] = []
let busy = 0
/** Loading the reader takes longer than reading a small file, so one worker stays. */
let warm: Worker | null = null

/** Rows of cells, parsed in another thread within limits of time and memory; at most two files at once. */
export async function readSheet(file: SpreadsheetFile, format: Format, timeLimit = TIME_LIMIT_MS): Promise<Sheet> {
  if (busy >= MAX_WORKERS) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy++
  try {
    return await readInWorker(file, format, timeLimit)
  } finally {
    // The place goes to who waits longest, so nobody overtakes.
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
}

async function readInWorker(file: SpreadsheetFile, format: Format, timeLimit: number): Promise<Sheet> {
  const worker = warm ?? start()
  warm = null
  worker.ref()
  try {
    const answer = await ask(worker, { bytes: file.bytes, format }, timeLimit)
    if (typeof answer === 'string') throw new ImportError(answer, { archivo: file.name })
    if (warm) void worker.terminate()
    else {
      worker.unref()
      warm = worker
    }
    if (!answer.ok) throw new ImportError(answer.code, { archivo: file.name })
    return unpackSheet(answer.sheet)
  } catch (error) {
    if (warm !== worker) void worker.terminate()
    throw error
  }
}

function start(): Worker {
  const worker = new Worker(WORKER, { resourceLimits: MEMORY })
  // One that dies while nobody asks it anything must not take the process along.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (warm === worker) warm = null
  })
  return worker
}

function ask(
  worker: Worker,
  request: ReadRequest,
  timeLimit: number,
): Promise<ReadAnswer | 'file_too_slow' | 'file_inflates'> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onMessage = (answer: ReadAnswer) => settle(() => resolve(answer))
    const onExit = () => settle(() => reject(new Error('The reading worker ended without an answer')))
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('file_inflates') : reject(error)))
    const timer = setTimeout(() => settle(() => resolve('file_too_slow')), timeLimit)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(request)
  })
}
