import { type Options, parse } from 'csv-parse/sync'
import { csvSize } from './csv-size.js'
import { decodeText, detectDelimiter } from './csv-text.js'
import { checkQuotesInRows, joinsValues, type WrittenRow } from './open-quotes.js'
import type { Cell, Sheet, SpreadsheetFile } from './sheet.js'
import { emptySheet, trimmed, withoutTextMark } from './sheet-rows.js'
import { checkSheetSize, checkSize } from './size-limits.js'

/**
 * Parses text whose values are separated by `;`, `,` or tabs.
 * @throws ImportError `quote_over_values` if an open quotation mark joins values of one row or several; `too_many_rows` or
 * `too_many_cells`
 */
export function readCsv({ name, bytes }: SpreadsheetFile): Sheet {
  const text = decodeText(bytes)
  if (text.endsWith('\r') && text.includes('\r\n')) throw new RangeError('cut within a line end')
  const delimiter = detectDelimiter(text)
  checkSize(csvSize(text, delimiter), name)
  const options: Options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Some programs omit blank cells at the end of a row. A truncated file is detected by its missing final line end.
    relax_column_count: true,
    relax_quotes: true,
  }
  const records: string[][] = parse(text, options)
  if (records.some((record) => record.some((value) => joinsValues(value, delimiter))))
    checkQuotesInRows(parse(text, { ...options, raw: true }) as unknown[] as WrittenRow[], delimiter, name)
  const rows = trimmed(
    records.map((record) => record.map((value) => (value === '' ? null : withoutTextMark(value)))),
    isBlank,
  )
  // An open quotation mark hides rows from `csvSize`.
  checkSheetSize(
    rows.filter((row) => !isBlank(row)),
    name,
  )
  return { ...emptySheet('csv'), rows, delimiter, openEnded: !/[\r\n]$/.test(text) }
}

const isBlank = (row: Cell[]) => row.every((cell) => cell === null)
