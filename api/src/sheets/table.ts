import type { ImportKind } from '@fichero/contract/enums'
import { KNOWN_STATES } from './apprentice-states.js'
import { expectedHeadings, knownColumn, LAYOUTS } from './headings.js'
import { ImportError } from './import-error.js'
import type { Cell, Field, Headings, Sheet } from './records.js'

export interface TableRow {
  fila: number
  cells: Cell[]
}

export interface Table {
  headings: Headings
  /** Index of each field's column. */
  columns: ReadonlyMap<Field, number>
  /** Non-empty rows below the header. `fila` is the spreadsheet's row number. */
  rows: TableRow[]
  /** Rows of the preamble. */
  preamble: Cell[][]
}

/** Returns the row's cell in the field's column; undefined if the table does not have the column. */
export function cellOf({ columns }: Table, row: TableRow, field: Field): Cell | undefined {
  const column = columns.get(field)
  return column === undefined ? undefined : row.cells[column]
}

/** Maps the header's headings to fields and collects the rows below. Refuses unknown, repeated or missing headings. */
export function tableOf(sheet: Sheet, archivo: string, layout: ImportKind, header: number): Table {
  const fila = header + 1
  if (sheet.openEnded && header === sheet.rows.length - 1) throw new ImportError('file_damaged', { archivo })
  const columns = new Map<Field, number>()
  const headings: Headings = {}
  sheet.rows[header]!.forEach((cell, index) => {
    const heading = String(cell ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    if (heading === '') return
    const column = knownColumn(layout, heading)
    if (!column || (column.field && columns.has(column.field)))
      throw new ImportError('header_unknown', {
        archivo,
        fila,
        columna: columnLetter(index),
        valor: heading.slice(0, 100),
        esperado: expectedHeadings(layout),
      })
    if (!column.field) return
    columns.set(column.field, index)
    headings[column.field] = heading
  })
  const missing = LAYOUTS[layout].find(({ field, optional }) => field && !optional && !columns.has(field))
  if (missing) throw new ImportError('header_missing', { archivo, fila, columna: missing.heading })
  const rows = dataRows(sheet, header)
  if (rows.length === 0) throw new ImportError('file_empty', { archivo, fila })
  if (sheet.openEnded && isLastRowTruncated(sheet.rows[header]!, rows, Math.max(...columns.values())))
    throw new ImportError('file_damaged', { archivo })
  return { headings, columns, rows, preamble: sheet.rows.slice(0, header) }
}

function dataRows(sheet: Sheet, header: number): TableRow[] {
  const rows: TableRow[] = []
  for (let index = header + 1; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index]!
    if (cells.some((cell) => cell !== null && String(cell).trim() !== '')) rows.push({ fila: index + 1, cells })
  }
  return rows
}

/** A truncated last row is shorter than the others, or its last cell is a prefix of another row's value. */
function isLastRowTruncated(header: Cell[], rows: TableRow[], lastColumn: number): boolean {
  const cells = rows.at(-1)!.cells
  const others = rows.slice(0, -1).map((row) => row.cells)
  const width = [header, ...others].reduce((least, row) => Math.min(least, row.length), Infinity)
  if (cells.length <= lastColumn || cells.length < width) return true
  const text = String(cells[lastColumn] ?? '')
  const values = others.map((row) => String(row[lastColumn] ?? ''))
  if (text === '') return values.length > 0 && !values.includes('')
  const known = new Set([...values, ...KNOWN_STATES])
  return !known.has(text) && [...known].some((value) => value.startsWith(text))
}

function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter
}
