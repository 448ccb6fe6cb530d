import type { MessagePort } from 'node:worker_threads'
import type { ImportKind } from '@fichero/contract/enums'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import { guard } from './guard.js'
import { ImportError } from './import-error.js'
import { interpretSheet } from './interpret.js'
import { type PackedReport, packReport } from './packed-report.js'
import { readSheet } from './read-sheet.js'
import type { Sheet, SpreadsheetFile } from './records.js'

const MAX_ROWS = 20_000
const MAX_COLUMNS = 100

export interface ReadRequest {
  name: string
  bytes: Uint8Array
  accepts: readonly ImportKind[]
  /** Receives a message when the work begins. */
  started: MessagePort
}

export type ReadResult = { ok: true; report: PackedReport } | { ok: false; code: ErrorCode; params: Params }

// The parser logs every unknown record; an uploaded file must not write our log.
console.log = console.error = () => undefined

/** Reads and interprets one file. The entry point of the worker threads. */
export default async function work({ name, bytes, accepts, started }: ReadRequest): Promise<ReadResult> {
  started.postMessage(null)
  started.close()
  try {
    const sheet = await sheetOf({ name, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
    return { ok: true, report: packReport(interpretSheet(sheet, name, accepts)) }
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof ImportError) return { ok: false, code: error.code, params: error.params }
    throw error
  }
}

async function sheetOf(file: SpreadsheetFile): Promise<Sheet> {
  const refuse = (code: 'file_damaged' | 'file_inflates') => new ImportError(code, { archivo: file.name })
  const format = await guard(file)
  let sheet: Sheet
  try {
    sheet = readSheet(file.bytes, format, MAX_ROWS)
  } catch {
    throw refuse('file_damaged')
  }
  if (sheet.rows.length > MAX_ROWS || sheet.rows.some((row) => row.length > MAX_COLUMNS)) throw refuse('file_inflates')
  return sheet
}
