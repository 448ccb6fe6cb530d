import { type Options, parse } from 'csv-parse/sync'
import { decodeText, detectDelimiter } from './csv-text.js'
import { checkQuotesInRows, joinsValues, type WrittenRow } from './open-quotes.js'
import type { Sheet, SpreadsheetFile } from './sheet.js'
import { emptySheet, trimmed } from './sheet-rows.js'

/**
 * Parses text whose values are separated by `;`, `,` or tabs.
 * @throws ImportError `quote_over_values` if an open quotation mark joins values of one row or several
 */
export function readCsv({ name, bytes }: SpreadsheetFile, maxRows: number): Sheet {
  const text = decodeText(bytes)
  if (text.endsWith('\r') && text.includes('\r\n')) throw new RangeError('cut within a line end')
  const delimiter = detectDelimiter(text)
  const options: Options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Some programs omit blank cells at the end of a row. A truncated file is detected by its missing final line end.
    relax_column_count: true,
    relax_quotes: true,
    to: maxRows + 1,
  }
  const records: string[][] = parse(text, options)
  if (records.some((record) => record.some((value) => joinsValues(value, delimiter))))
    checkQuotesInRows(parse(text, { ...options, raw: true }) as unknown[] as WrittenRow[], delimiter, name)
  const rows = trimmed(
    records.map((record) => record.map((value) => (value === '' ? null : value))),
    (row) => row.every((cell) => cell === null),
  )
  return { ...emptySheet('csv'), rows, delimiter, openEnded: !/[\r\n]$/.test(text) }
}
