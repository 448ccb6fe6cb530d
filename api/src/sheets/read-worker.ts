import type { MessagePort } from 'node:worker_threads'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import { guard } from './guard.js'
import { ImportError } from './import-error.js'
import { interpretSheets, type Wanted } from './interpret.js'
import { type PackedReport, packReport } from './packed-report.js'
import { readSheets } from './read-sheet.js'
import type { Sheet, SpreadsheetFile } from './records.js'

const MAX_ROWS = 20_000
/** As many rows of 100 columns, more than any report. A worker's memory holds a third of them if all are distinct texts. */
const MAX_CELLS = 2_000_000

export interface ReadRequest {
  name: string
  bytes: Uint8Array
  wanted: Wanted
  /** Receives a message when the work begins. */
  started: MessagePort
}

export type ReadResult = { ok: true; report: PackedReport } | { ok: false; code: ErrorCode; params: Params }

// The parser logs every unknown record; an uploaded file must not write our log.
console.log = console.error = () => undefined

/** Reads and interprets one file. The entry point of the worker threads. */
export default async function work({ name, bytes, wanted, started }: ReadRequest): Promise<ReadResult> {
  started.postMessage(null)
  started.close()
  try {
    const sheets = await sheetsOf({ name, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
    return { ok: true, report: packReport(interpretSheets(sheets, name, wanted)) }
  } catch (error) {
    // An error loses its class between threads.
    if (error instanceof ImportError) return { ok: false, code: error.code, params: error.params }
    throw error
  }
}

async function sheetsOf(file: SpreadsheetFile): Promise<Sheet[]> {
  const archivo = file.name
  const format = await guard(file)
  let sheets: Sheet[]
  try {
    sheets = readSheets(file.bytes, format, MAX_ROWS)
  } catch {
    throw new ImportError('file_damaged', { archivo })
  }
  for (const { rows } of sheets) {
    if (rows.length > MAX_ROWS) throw new ImportError('too_many_rows', { archivo, max: MAX_ROWS })
    const cells = rows.reduce((sum, row) => sum + row.length, 0)
    if (cells > MAX_CELLS) throw new ImportError('too_many_cells', { archivo, max: MAX_CELLS })
  }
  return sheets
}
