import { parse } from 'csv-parse/sync'
import { decodeText, detectDelimiter } from './csv-text.js'
import type { Sheet } from './records.js'
import { emptySheet, trimmed } from './sheet-rows.js'

/** Parses text with `;`, `,` or tabs. */
export function readCsv(bytes: Uint8Array, maxRows: number): Sheet {
  const text = decodeText(bytes)
  if (text.endsWith('\r') && text.includes('\r\n')) throw new RangeError('cut within a line end')
  const delimiter = detectDelimiter(text)
  const records = parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Some programs omit blank cells at the end of a row. Truncated rows are detected by the missing line end.
    relax_column_count: true,
    relax_quotes: true,
    to: maxRows + 1,
  })
  const rows = trimmed(
    records.map((record) => record.map((text) => (text === '' ? null : text))),
    (row) => row.every((cell) => cell === null),
  )
  return { ...emptySheet('csv'), rows, delimiter, openEnded: !/[\r\n]$/.test(text) }
}
