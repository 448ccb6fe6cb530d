import { type BookType, type CellObject, CFB, utils, type WorkSheet, write } from '@e965/xlsx'
import { CELL_FORMATS } from '@fichero/contract/day-text'
import type { CellValue } from '../../src/files/spreadsheet-writer/worksheet.js'
import { workbookBytes } from '../workbook-bytes.js'
import { type Grid, gridOf, shownText } from './grid.js'
import type { Table, Written } from './table.js'

const DAY_MS = 86_400_000
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462
const ERRORS = { '#N/A': 0x2a, '#REF!': 0x17 }
/** Formats that store dates as ISO text, not as a number of days. */
const WITH_ISO_DATES: readonly BookType[] = ['ods', 'fods']

const instantOf = (moment: string) => new Date(`${moment.replace(' ', 'T')}Z`)
const serialOf = (moment: string, date1904: boolean) =>
  (instantOf(moment).getTime() - DAY_ZERO) / DAY_MS - (date1904 ? DAYS_TO_1904 : 0)

/** Writes a workbook with SheetJS. */
export function workbookFile(table: Table, bookType: BookType): Buffer {
  const grid = gridOf(table)
  const { date1904, sheets, last, hiddenColumns } = table.workbook
  const isoDates = WITH_ISO_DATES.includes(bookType) || (bookType === 'xlsx' && table.workbook.isoDates && !date1904)
  const book = utils.book_new()
  const main = sheetOf(grid.lines, { date1904, isoDates })
  main['!rows'] = grid.lines.map(({ hidden }) => (hidden ? { hidden } : {}))
  main['!cols'] = table.columns.map(({ field }) => (hiddenColumns.includes(field) ? { hidden: true } : {}))
  const others = sheets.map(([name, rows]) => {
    const lines = rows.map((cells) => ({ cells }))
    return [name, sheetOf(lines, { date1904, isoDates })] as const
  })
  const all = [['Hoja', main] as const, ...others]
  for (const [name, sheet] of last ? all.toReversed() : all) utils.book_append_sheet(book, sheet, name)
  book.Workbook = { WBProps: { date1904 } }
  const bytes: Buffer = write(book, { type: 'buffer', bookType, bookSST: true, compression: true, cellDates: isoDates })
  return WITH_ISO_DATES.includes(bookType) ? withoutResults(bytes, bookType) : bytes
}

/** Removes the empty text that SheetJS writes to an .ods for a formula without a result. */
function withoutResults(bytes: Buffer, bookType: BookType): Buffer {
  const without = (xml: string) =>
    xml.replace(/(<table:table-cell table:formula="[^"]*") office:value-type="string"><text:p><\/text:p>/g, '$1>')
  if (bookType === 'fods') return Buffer.from(without(bytes.toString()))
  const archive = CFB.read(bytes, { type: 'buffer' })
  const sheets = CFB.find(archive, '/content.xml')!
  const xml = Buffer.from(sheets.content as Uint8Array).toString()
  if (without(xml) === xml) return bytes
  sheets.content = Buffer.from(without(xml))
  return CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer
}

interface Dates {
  date1904: boolean
  isoDates: boolean
}

function sheetOf(lines: Grid['lines'], dates: Dates): WorkSheet {
  const sheet: WorkSheet = {}
  const width = Math.max(1, ...lines.map(({ cells }) => cells.length))
  lines.forEach(({ cells }, r) => {
    cells.forEach((value, c) => {
      const cell = cellOf(value, dates)
      if (cell) sheet[utils.encode_cell({ r, c })] = cell
    })
  })
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, lines.length - 1), c: width - 1 } })
  return sheet
}

function cellOf(value: Written, { date1904, isoDates }: Dates): CellObject | null {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { t: 's', v: value }
  if (typeof value === 'number') return { t: 'n', v: value }
  if (typeof value === 'boolean') return { t: 'b', v: value }
  if ('number' in value) return { t: 'n', v: value.number, z: value.format }
  if ('error' in value) return { t: 'e', v: ERRORS[value.error] }
  if ('result' in value) return { t: 's', f: value.formula, v: value.result }
  if ('formula' in value) return { t: 's', f: value.formula }
  if ('raw' in value) return { t: 's', v: value.raw }
  // SheetJS drops blanks of a date format in an .ods, so it shows only the day.
  if (isoDates) return { t: 'd', v: instantOf(value.moment), z: 'dd/mm/yyyy' }
  return { t: 'n', v: serialOf(value.moment, date1904), z: value.dayOnly ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' }
}

/** Writes a workbook with the project's own writer. */
export function projectWorkbook(table: Table): Promise<Buffer> {
  const [first, ...others] = gridOf(table).lines
  const width = Math.max(...[first!, ...others].map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    heading: shownText(first!.cells[index] ?? null, 'colon'),
    width: 20,
    format: CELL_FORMATS.es.moment,
  }))
  const rows = others.map(({ cells }) => columns.map((_, index) => projectValue(cells[index] ?? null)))
  return workbookBytes([{ name: 'Hoja', columns, rows }])
}

const projectValue = (value: Written): CellValue => {
  if (typeof value === 'number' || value === null) return value
  if (typeof value === 'object' && 'moment' in value) return instantOf(value.moment)
  return shownText(value, 'colon')
}
