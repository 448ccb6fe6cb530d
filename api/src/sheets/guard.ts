import { checkCompoundFile } from './compound-file.js'
import { ImportError } from './import-error.js'
import type { SpreadsheetFile } from './records.js'
import { checkZip } from './zip-file.js'

export type Format = 'xls' | 'xlsx' | 'csv'

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')
const UTF8_BOM = Buffer.from('efbbbf', 'hex')
/**
 * Control characters except tab, line feed, vertical tab, form feed and carriage return; one regular expression for one
 * native search.
 */
const BINARY = new RegExp(`[${range(0, 8)}${range(14, 31)}]`)

/**
 * Detects the format from the bytes, not from the name. Refuses files that are no spreadsheet, truncated, or too large
 * when unpacked.
 */
export async function guard(file: SpreadsheetFile): Promise<Format> {
  if (beginsWith(file, COMPOUND_FILE)) {
    checkCompoundFile(file)
    return 'xls'
  }
  if (beginsWith(file, ZIP)) {
    await checkZip(file)
    return 'xlsx'
  }
  checkText(file)
  return 'csv'
}

function beginsWith(file: SpreadsheetFile, magic: Buffer): boolean {
  const start = file.bytes.subarray(0, magic.length)
  if (start.length < magic.length && start.equals(magic.subarray(0, start.length)))
    throw new ImportError('file_damaged', { archivo: file.name })
  return start.equals(magic)
}

function checkText(file: SpreadsheetFile): void {
  const text = file.bytes.subarray(0, 3).equals(UTF8_BOM) ? file.bytes.subarray(3) : file.bytes
  const isText = !BINARY.test(text.toString('latin1'))
  const isMarkup = /^\s*(<|\{|%PDF)/.test(text.subarray(0, 64).toString('latin1'))
  const isTable = text.includes(';') || text.includes(',')
  if (!isText || isMarkup || !isTable) throw new ImportError('not_a_spreadsheet', { archivo: file.name })
}

function range(first: number, last: number): string {
  return `${String.fromCharCode(first)}-${String.fromCharCode(last)}`
}
