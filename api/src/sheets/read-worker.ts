import type { MessagePort } from 'node:worker_threads'
import type { Format } from './guard.js'
import { type PackedSheet, packSheet } from './packed-sheet.js'
import { readSheet } from './read-sheet.js'

const MAX_ROWS = 20_000
const MAX_COLUMNS = 100

export interface ReadRequest {
  bytes: Uint8Array
  format: Format
  /** Receives a message when the work begins. */
  started: MessagePort
}

export type ReadResult = { ok: true; sheet: PackedSheet } | { ok: false; code: 'file_damaged' | 'file_inflates' }

// The parser logs every unknown record; an uploaded file must not write our log.
console.log = console.error = () => undefined

/** Parses one file. The entry point of the worker threads. */
export default function read({ bytes, format, started }: ReadRequest): ReadResult {
  started.postMessage(null)
  started.close()
  try {
    const sheet = readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), format, MAX_ROWS)
    const tooLarge = sheet.rows.length > MAX_ROWS || sheet.rows.some((row) => row.length > MAX_COLUMNS)
    return tooLarge ? { ok: false, code: 'file_inflates' } : { ok: true, sheet: packSheet(sheet) }
  } catch {
    return { ok: false, code: 'file_damaged' }
  }
}
