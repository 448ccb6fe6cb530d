import { type CellObject, type DenseWorkSheet, type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { markedFormulas, withResults } from './formula-results.js'
import type { Format } from './guard.js'
import { htmlText } from './html-text.js'
import { fillMerged } from './merged-cells.js'
import { hiddenInOds, indexesIn } from './ods-visibility.js'
import { readCsv } from './read-csv.js'
import type { Cell, Sheet, SpreadsheetFile } from './sheet.js'
import { emptySheet, trimmed, withoutTextMark } from './sheet-rows.js'
import { checkSheetSize, LAST_COLUMN } from './size-limits.js'

/**
 * Reads raw values and number formats, and which rows and columns are hidden (`cellStyles`). Formatted texts and formulas cost
 * time, and the formatted text of SOFIA's dates is unusable.
 */
const OPTIONS: ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellDates: false,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellStyles: true,
  cellText: false,
}

/**
 * Parses bytes that `guard` accepted into the sheets that have content. Slow and synchronous, so run it in a child process.
 * @throws ImportError if a sheet is larger than any report; another error if the parser cannot read the file
 */
export function readSheets({ name, bytes }: SpreadsheetFile, format: Format): Sheet[] {
  const sheets = format === 'csv' ? [readCsv({ name, bytes })] : readWorkbook(bytes, format, name)
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  return filled.length > 0 ? filled : [emptySheet('workbook')]
}

/** Parses a workbook. Values of an HTML file remain texts (`raw`), because the parser would take a day for a month. */
function workbookOf(bytes: Buffer, format: Exclude<Format, 'csv'>): WorkBook {
  if (format === 'html') return read(markedFormulas(htmlText(bytes)), { ...OPTIONS, type: 'string', raw: true })
  return read(format === 'zip' ? withResults(bytes) : bytes, OPTIONS)
}

/** One array for all empty rows, so that a cell below a million empty rows costs no memory. */
const EMPTY_ROW: Cell[] = []

/** @throws if all sheets are empty and the parser skipped one, which happens if the part with shared texts is missing */
function readWorkbook(bytes: Buffer, format: Exclude<Format, 'csv'>, archivo: string): Sheet[] {
  const book = workbookOf(bytes, format)
  const sheets = sheetsOf(book, archivo, format === 'zip' ? hiddenInOds(bytes) : [])
  if (sheets.every(({ rows }) => rows.length === 0) && book.SheetNames.some((name) => !book.Sheets[name]))
    throw new RangeError('a sheet that cannot be read')
  return sheets
}

function sheetsOf(book: WorkBook, archivo: string, hiddenRuns: ReturnType<typeof hiddenInOds>): Sheet[] {
  return book.SheetNames.map((name, index) => {
    const sheet = book.Sheets[name] as DenseWorkSheet | undefined
    const data = sheet?.['!data'] ?? []
    checkSheetSize(data, archivo)
    const rows = trimmed(
      Array.from(data, (row) => (row ? trimmed(Array.from(row, cellValue), isNothing) : EMPTY_ROW)),
      isEmpty,
    )
    fillMerged(rows, sheet?.['!merges'] ?? [], archivo)
    const runs = hiddenRuns[index]
    const hidden = {
      rows: runs ? indexesIn(runs.rows, rows.length) : hiddenIndexes(sheet?.['!rows']),
      columns: runs ? indexesIn(runs.columns, LAST_COLUMN) : hiddenIndexes(sheet?.['!cols']),
    }
    return { ...emptySheet('workbook'), name, rows, hidden, date1904: book.Workbook?.WBProps?.date1904 === true }
  })
}

/** Returns the indexes of the hidden rows or columns. The list may have holes. */
const hiddenIndexes = (infos: { hidden?: boolean }[] = []): ReadonlySet<number> =>
  new Set(infos.flatMap((info, index) => (info?.hidden ? [index] : [])))

/** Error codes of cells ([MS-XLS] 2.5.10). */
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
  if (typeof value === 'string') return withoutTextMark(value)
  return typeof value === 'boolean' ? value : null
}

/** Returns the text of an integer whose format is only zeros, such as `0000000000`: leading zeros are part of a code. */
function paddedText(value: number, format: unknown): string | null {
  if (typeof format !== 'string' || !/^00+(?:;|$)/.test(format) || !Number.isInteger(value) || value < 0) return null
  return String(value).padStart(format.split(';', 1)[0]?.length ?? 0, '0')
}

const isNothing = (cell: Cell) => cell === null
const isEmpty = (row: Cell[]) => row.length === 0
