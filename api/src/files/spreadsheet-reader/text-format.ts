import { decodeText, isUtf16 } from './csv-text.js'
import { ImportError } from './import-error.js'
import { OdsSize } from './ods-size.js'
import type { SpreadsheetFile } from './sheet.js'
import { LAST_COLUMN, LAST_ROW } from './size-limits.js'

const UTF8_BOM = Buffer.from('efbbbf', 'hex')
/**
 * Control characters except tab, line feed, vertical tab, form feed and carriage return; one regular expression for one
 * native search.
 */
const BINARY = new RegExp(`[${range(0, 8)}${range(14, 31)}]`)
/** Images and documents that may have no control characters. */
const OTHER_FILES = /^(?:GIF8|%PDF|\{)/
/** The beginning of a web page. */
const PAGE = /<(?:!doctype html|html|head|body|form)/
/** A sign-in page, which browsers save in place of a report when the session has expired. */
const PASSWORD = /<input[^<>]*\stype\s?=\s?["']?password/
const START = 1024

/** Distinguishes text with separators from HTML with a table. Rejects all other text. */
export function textFormat(file: SpreadsheetFile): 'csv' | 'html' {
  const archivo = file.name
  const notSpreadsheet = new ImportError('not_a_spreadsheet', { archivo })
  const text = plainBytes(file)
  if (BINARY.test(text) || OTHER_FILES.test(text)) throw notSpreadsheet
  const start = text.slice(0, START).trimStart().toLowerCase()
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') || start.startsWith('mime-version:'))
    throw new ImportError('format_not_read', { archivo, formato: start.startsWith('mime') ? 'MHTML' : 'XML' })
  if (start.startsWith('<')) {
    const markup = text.toLowerCase()
    const hasTable = markup.includes('<table')
    if ((!hasTable && PAGE.test(start)) || PASSWORD.test(markup)) throw new ImportError('page_saved', { archivo })
    if (!hasTable) throw notSpreadsheet
    if (isOversized(text)) throw new ImportError('file_inflates', { archivo })
    return 'html'
  }
  if (!/[;,\t]/.test(text)) throw notSpreadsheet
  return 'csv'
}

/** Decodes the file so that at least its ASCII characters are right. */
function plainBytes({ name, bytes }: SpreadsheetFile): string {
  if (!isUtf16(bytes)) return (bytes.subarray(0, 3).equals(UTF8_BOM) ? bytes.subarray(3) : bytes).toString('latin1')
  try {
    return decodeText(bytes)
  } catch {
    throw new ImportError('file_damaged', { archivo: name })
  }
}

function range(first: number, last: number): string {
  return `${String.fromCharCode(first)}-${String.fromCharCode(last)}`
}

const SPAN = /\b(row|col)span\s*=["'\s]*(\d+)/gi

/** Whether the cells of an HTML file or a flat OpenDocument span or repeat more rows or columns than any report has. */
export function isOversized(text: string): boolean {
  for (const [, axis = '', count] of text.matchAll(SPAN))
    if (Number(count) > (axis.toLowerCase() === 'row' ? LAST_ROW : LAST_COLUMN)) return true
  return new OdsSize().exceeds(text)
}
