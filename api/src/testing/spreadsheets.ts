import { read, utils, write } from '@e965/xlsx'
import type { Cell, SpreadsheetFile } from '../sheets/sheet.js'
import { type FixtureName, fixture } from './fixtures.js'

// Apart from `fixtures.ts`, because loading the library takes longer than most tests do.

/** A fixture with changed rows. `rows[0]` is row 1. */
export function edited(
  name: FixtureName,
  edit: (rows: Cell[][]) => void,
  bookType: 'biff8' | 'xlsx' = 'biff8',
): SpreadsheetFile {
  const { name: original, bytes } = fixture(name)
  const book = read(bytes, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error(`${original} has no sheet`)
  const rows = utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: null, raw: true })
  edit(rows)
  return spreadsheet(original, rows, bookType)
}

export const spreadsheet = (name: string, rows: Cell[][], bookType: 'biff8' | 'xlsx' = 'biff8') =>
  workbook(name, [['Hoja', rows]], bookType)

/** A file of several sheets. */
export function workbook(
  name: string,
  sheets: [name: string, rows: Cell[][]][],
  bookType: 'biff8' | 'xlsx' | 'xlsm' | 'xlsb' | 'ods' = 'xlsx',
): SpreadsheetFile {
  const book = utils.book_new()
  for (const [title, rows] of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), title)
  return { name, bytes: write(book, { type: 'buffer', bookType, bookSST: true, compression: true }) }
}

/** The rows of a fixture; `rows[0]` is row 1. */
export function rowsOf(name: FixtureName): Cell[][] {
  let rows: Cell[][] = []
  edited(name, (all) => {
    rows = all.map((row) => [...row])
  })
  return rows
}
