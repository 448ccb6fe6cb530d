import * as XLSX from '@e965/xlsx'
import type { Cell, SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { type FixtureName, fixture } from './fixtures.js'

// Separate from `fixtures.ts`, because loading the library takes longer than most tests.

/** Returns a fixture with edited rows. `rows[0]` is row 1. */
export function edited(
  name: FixtureName,
  edit: (rows: Cell[][]) => void,
  bookType: 'biff8' | 'xlsx' = 'biff8',
): SpreadsheetFile {
  const rows = rowsOf(name)
  edit(rows)
  return spreadsheet(fixture(name).name, rows, bookType)
}

/** Returns a file with one sheet. */
export const spreadsheet = (name: string, rows: Cell[][], bookType: 'biff8' | 'xlsx' = 'biff8') =>
  workbook(name, [['Hoja', rows]], bookType)

/** Returns a file with several sheets. */
export function workbook(
  name: string,
  sheets: [name: string, rows: Cell[][]][],
  bookType: 'biff8' | 'xlsx' | 'xlsm' | 'xlsb' | 'ods' = 'xlsx',
): SpreadsheetFile {
  const book = XLSX.utils.book_new()
  for (const [title, rows] of sheets) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), title)
  return { name, bytes: XLSX.write(book, { type: 'buffer', bookType, bookSST: true, compression: true }) }
}

/** Returns a file that hides some of its rows and columns; their numbers begin at 1. */
export function hiding(
  rows: Cell[][],
  hidden: number[],
  columns: number[] = [],
  bookType: XLSX.BookType = 'xlsx',
): SpreadsheetFile {
  const sheet = XLSX.utils.aoa_to_sheet(rows)
  sheet['!rows'] = rows.map((_, index) => ({ hidden: hidden.includes(index + 1) }))
  sheet['!cols'] = rows[0]!.map((_, index) => ({ hidden: columns.includes(index + 1) }))
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Hoja')
  return { name: 'oculta.xlsx', bytes: XLSX.write(book, { type: 'buffer', bookType, bookSST: true }) }
}

/** Parsed fixtures, because parsing takes longer than most tests. */
const parsed = new Map<FixtureName, Cell[][]>()

/** Returns the rows of a fixture; `rows[0]` is row 1. */
export function rowsOf(name: FixtureName): Cell[][] {
  const rows = parsed.get(name) ?? readRows(name)
  parsed.set(name, rows)
  return rows.map((row) => [...row])
}

function readRows(name: FixtureName): Cell[][] {
  const { name: original, bytes } = fixture(name)
  const book = XLSX.read(bytes, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error(`${original} has no sheet`)
  return XLSX.utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: null, raw: true })
}
