import { type CellObject, type DenseWorkSheet, type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { markedFormulas, withResults } from './formula-results.js'
import type { Format } from './guard.js'
import { htmlText } from './html-text.js'
import { readCsv } from './read-csv.js'
import type { Cell, Sheet, SpreadsheetFile } from './sheet.js'
import { emptySheet, trimmed } from './sheet-rows.js'
import { MAX_ROWS, requireUsualSize } from './usual-size.js'

/**
 * Raw values, and their formats: formatted texts, formulas and styles cost time, and the formatted text of SOFIA's dates
 * is unusable.
 */
const OPTIONS: ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellDates: false,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: false,
}

/**
 * Parses validated bytes into the sheets that have content. Slow and synchronous, so run it in a process of its own.
 * @throws ImportError if a sheet has more than any report; another error if the parser cannot read the file
 */
export function readSheets({ name, bytes }: SpreadsheetFile, format: Format): Sheet[] {
  const sheets = format === 'csv' ? [readCsv({ name, bytes }, MAX_ROWS)] : readWorkbook(workbookOf(bytes, format), name)
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  return filled.length > 0 ? filled : [emptySheet('workbook')]
}

/** The texts of a web page are taken as they are: the parser would read a day as a month. */
function workbookOf(bytes: Buffer, format: Exclude<Format, 'csv'>): WorkBook {
  if (format === 'html') return read(markedFormulas(htmlText(bytes)), { ...OPTIONS, type: 'string', raw: true })
  return read(format === 'zip' ? withResults(bytes) : bytes, OPTIONS)
}

/** One for all empty rows: a cell below a million of them is no reason to take memory for each. */
const EMPTY_ROW: Cell[] = []

/** @throws if the parser gave up on every sheet that may have content, as where texts are missing in their index */
function readWorkbook(book: WorkBook, archivo: string): Sheet[] {
  const sheets = sheetsOf(book, archivo)
  if (sheets.every(({ rows }) => rows.length === 0) && book.SheetNames.some((name) => !book.Sheets[name]))
    throw new RangeError('a sheet that cannot be read')
  return sheets
}

function sheetsOf(book: WorkBook, archivo: string): Sheet[] {
  return book.SheetNames.map((name) => {
    const data = (book.Sheets[name] as DenseWorkSheet | undefined)?.['!data'] ?? []
    requireUsualSize(data, archivo)
    const rows = trimmed(
      Array.from(data, (row) => (row ? trimmed(Array.from(row, cellValue), isNothing) : EMPTY_ROW)),
      isEmpty,
    )
    return { ...emptySheet('workbook'), name, rows, date1904: book.Workbook?.WBProps?.date1904 === true }
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
  if (typeof value === 'number') return paddedText(value, cell?.z) ?? value
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

/** The text of a whole number whose format is only zeros, as `0000000000`: a code, whose zeros in front are part of it. */
function paddedText(value: number, format: unknown): string | null {
  if (typeof format !== 'string' || !/^00+(?:;|$)/.test(format) || !Number.isInteger(value) || value < 0) return null
  return String(value).padStart(format.split(';', 1)[0]?.length ?? 0, '0')
}

const isNothing = (cell: Cell) => cell === null
const isEmpty = (row: Cell[]) => row.length === 0
