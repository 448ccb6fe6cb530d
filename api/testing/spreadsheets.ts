import * as XLSX from '@e965/xlsx'
import type { Cell, SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { type FixtureName, fixture } from './fixtures.js'

// Separate from `fixtures.ts`, because loading the library takes longer than most tests.

/** Returns a fixture with edited rows. `rows[0]` is row 1. */
export function edited(
  name: FixtureName,
  edit: (rows: Cell[][]) => void,
  bookType: BookFormat = 'biff8',
): SpreadsheetFile {
  const rows = rowsOf(name)
  edit(rows)
  return spreadsheet(fixture(name).name, rows, bookType)
}

/** The formats in which people save the files that they load. */
export const FORMATS = ['biff8', 'xlsx', 'xlsb', 'ods', 'html', 'csv'] as const
type BookFormat = (typeof FORMATS)[number] | 'xlsm'

/** Returns a file with one sheet. */
export const spreadsheet = (name: string, rows: Cell[][], bookType: BookFormat = 'biff8') =>
  workbook(name, [['Hoja', rows]], bookType)

/** Returns a file with several sheets. */
export function workbook(
  name: string,
  sheets: [name: string, rows: Cell[][]][],
  bookType: BookFormat = 'xlsx',
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
  const bytes: Buffer = XLSX.write(book, { type: 'buffer', bookType, bookSST: true })
  if (bookType === 'ods') return { name: 'oculta.ods', bytes: hidingInOds(bytes, hidden, columns) }
  return { name: 'oculta.xlsx', bytes: bookType === 'biff8' ? hidingInXls(bytes, hidden) : bytes }
}

/** The record of a sheet's size, and the one of a row ([MS-XLS] 2.4.90 and 2.4.221). */
const [DIMENSIONS, ROW] = [0x0200, 0x0208]

/** Hides rows in an .xls, which the library cannot write: inserts their records behind the size of the sheet. */
function hidingInXls(bytes: Buffer, hidden: number[]): Buffer {
  const archive = XLSX.CFB.read(bytes, { type: 'buffer' })
  const stream: { content: Buffer; size: number } = XLSX.CFB.find(archive, 'Workbook')
  const content = Buffer.from(stream.content)
  let offset = 0
  while (content.readUInt16LE(offset) !== DIMENSIONS) offset += 4 + content.readUInt16LE(offset + 2)
  const end = offset + 4 + content.readUInt16LE(offset + 2)
  const rows = hidden.map((row) => {
    const record = Buffer.alloc(20)
    for (const [at, value] of [ROW, 16, row - 1].entries()) record.writeUInt16LE(value, 2 * at)
    record.writeUInt8(0x20, 16)
    return record
  })
  stream.content = Buffer.concat([content.subarray(0, end), ...rows, content.subarray(end)])
  stream.size = stream.content.length
  return XLSX.CFB.write(archive, { type: 'buffer', fileType: 'cfb' })
}

/** Hides rows and columns in an .ods, which the library cannot write. Rows are hidden by hand and by a filter. */
function hidingInOds(bytes: Buffer, hidden: number[], columns: number[]): Buffer {
  const archive = XLSX.CFB.read(bytes, { type: 'buffer' })
  const content: { content: Buffer } = XLSX.CFB.find(archive, '/content.xml')
  let [row, column] = [0, 0]
  const xml = content.content
    .toString()
    .replace(/<table:table-column/g, (tag) => (columns.includes(++column) ? `${tag} table:visibility="collapse"` : tag))
    .replace(/<table:table-row/g, (tag) => {
      const value = ++row % 2 ? 'filter' : 'collapse'
      return hidden.includes(row) ? `${tag} table:visibility="${value}"` : tag
    })
  content.content = Buffer.from(xml)
  return XLSX.CFB.write(archive, { type: 'buffer', fileType: 'zip' })
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
