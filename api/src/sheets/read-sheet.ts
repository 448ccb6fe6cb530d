import { type CellObject, type DenseWorkSheet, type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { decodeText, detectDelimiter } from './csv-text.js'
import type { Format } from './guard.js'
import type { Cell, Sheet } from './records.js'

/**
 * Raw values only: formatted texts, formulas and styles cost time, and the formatted text of SOFIA's dates is unusable.
 */
const OPTIONS: ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellDates: false,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
}

/** Parses validated bytes into the sheets that have content. Slow and synchronous, so run it in a worker thread. */
export function readSheets(bytes: Uint8Array, format: Format, maxRows: number): Sheet[] {
  const sheets = format === 'csv' ? [readCsv(bytes, maxRows)] : readWorkbook(read(bytes, OPTIONS))
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  return filled.length > 0 ? filled : [empty('workbook')]
}

function readWorkbook(book: WorkBook): Sheet[] {
  return book.SheetNames.map((name) => {
    const data = (book.Sheets[name] as DenseWorkSheet | undefined)?.['!data'] ?? []
    const rows = trimmed(
      Array.from(data, (row) => trimmed(Array.from(row ?? [], cellValue), isNothing)),
      isEmpty,
    )
    return { ...empty('workbook'), name, rows, date1904: book.Workbook?.WBProps?.date1904 === true }
  })
}

/** Codes of errors in a cell ([MS-XLS] 2.5.10). */
const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])

function cellValue(cell: CellObject | undefined): Cell {
  if (cell?.t === 'e') return ERRORS.get(Number(cell.v)) ?? '#ERROR'
  const value = cell?.v
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function readCsv(bytes: Uint8Array, maxRows: number): Sheet {
  const text = decodeText(bytes)
  if (text.endsWith('\r') && text.includes('\r\n')) throw new RangeError('cut within a line end')
  const records = parse(text, {
    delimiter: detectDelimiter(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    // Some programs omit blank cells at the end of a row. Truncated rows are detected by the missing line end.
    relax_column_count: true,
    relax_quotes: true,
    to: maxRows + 1,
  })
  const rows = trimmed(
    records.map((record) => record.map((text) => (text === '' ? null : text))),
    (row) => row.every(isNothing),
  )
  return { ...empty('csv'), rows, openEnded: !/[\r\n]$/.test(text) }
}

const empty = (source: Sheet['source']): Sheet => ({ name: '', rows: [], source, date1904: false, openEnded: false })
const isNothing = (cell: Cell) => cell === null
const isEmpty = (row: Cell[]) => row.length === 0

function trimmed<T>(items: T[], isBlank: (item: T) => boolean): T[] {
  const last = items.findLastIndex((item) => !isBlank(item))
  return last + 1 < items.length ? items.slice(0, last + 1) : items
}
