import { decodeText, isUtf16 } from './csv-text.js'
import { isOversized } from './html-size.js'
import { ImportError } from './import-error.js'
import type { SpreadsheetFile } from './sheet.js'

const UTF8_BOM = Buffer.from('efbbbf', 'hex')
/**
 * Control characters except tab, line feed, vertical tab, form feed and carriage return; one regular expression for one
 * native search.
 */
const BINARY = new RegExp(`[${range(0, 8)}${range(14, 31)}]`)
/** Pictures and documents that can be without control characters. */
const OTHER_FILES = /^(?:GIF8|%PDF|\{)/
const PAGE = /<(?:!doctype html|html|head|body|form)/
/** Of a page to sign in, which browsers save in place of a report when the session has ended. */
const PASSWORD = /<input[^<>]*\stype\s?=\s?["']?password/
const START = 1024

/** Tells text with separators from a web page with a table. Refuses all other text. */
export function textFormat(file: SpreadsheetFile): 'csv' | 'html' {
  const archivo = file.name
  const refused = new ImportError('not_a_spreadsheet', { archivo })
  const text = plainBytes(file)
  if (BINARY.test(text) || OTHER_FILES.test(text)) throw refused
  const start = text.slice(0, START).trimStart().toLowerCase()
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') || start.startsWith('mime-version:'))
    throw new ImportError('format_not_read', { archivo, formato: start.startsWith('mime') ? 'MHTML' : 'XML' })
  if (start.startsWith('<')) {
    const markup = text.toLowerCase()
    const hasTable = markup.includes('<table')
    if ((!hasTable && PAGE.test(start)) || PASSWORD.test(markup)) throw new ImportError('page_saved', { archivo })
    if (!hasTable) throw refused
    if (isOversized(text)) throw new ImportError('file_inflates', { archivo })
    return 'html'
  }
  if (!/[;,\t]/.test(text)) throw refused
  return 'csv'
}

/** The text as far as its ASCII characters go. */
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
