import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { cutText } from '@fichero/contract/text'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import { withoutClosingLines } from './closing-lines.js'
import { knownColumn, missingColumns } from './headings.js'
import { ImportError } from './import-error.js'
import type { Cell, Field, Headings, Sheet } from './records.js'
import { rowProblem } from './row-problem.js'
import { isLastRowTruncated } from './truncated-row.js'

export interface TableRow {
  fila: number
  cells: Cell[]
}

export interface Table {
  headings: Headings
  /** Index of each field's column. */
  columns: ReadonlyMap<Field, number>
  /** The header's row number. */
  fila: number
  /** Non-empty rows below the header. `fila` is the spreadsheet's row number. */
  rows: TableRow[]
  /** Rows of the preamble. */
  preamble: Cell[][]
  /** Columns and lines that were not read. */
  warnings: RowProblem[]
}

/** Returns the row's cell in the field's column; undefined if the table does not have the column. */
export function cellOf({ columns }: Pick<Table, 'columns'>, row: TableRow, field: Field): Cell | undefined {
  const column = columns.get(field)
  return column === undefined ? undefined : row.cells[column]
}

/** Maps the header's headings to fields and collects the rows below. Refuses repeated or missing headings. */
export function tableOf(sheet: Sheet, archivo: string, layout: ImportKind, header: number): Table {
  const fila = header + 1
  const cells = sheet.rows[header]!
  if (sheet.openEnded && header === sheet.rows.length - 1) throw new ImportError('file_damaged', { archivo })
  const { columns, headings, unknown } = readHeader(cells, { archivo, fila }, layout)
  const [missing] = missingColumns(layout, ({ field }) => field === null || columns.has(field))
  const [other] = unknown
  if (missing && other) throw new ImportError('header_unknown', { archivo, fila, ...other, esperado: missing.heading })
  if (missing) throw new ImportError('header_missing', { archivo, fila, columna: missing.heading })
  const all = dataRows(sheet, header, Math.max(...columns.values()))
  if (all.length === 0) throw new ImportError('file_empty', { archivo, fila })
  const { rows, warnings } = withoutClosingLines(all, layout, (row, field) => cellOf({ columns }, row, field))
  if (rows.length === 0) throw new ImportError('file_empty', { archivo, fila })
  if (sheet.openEnded && isLastRowTruncated(cells, all, rows, Math.max(...columns.values())))
    throw new ImportError('file_damaged', { archivo })
  const ignored = unknown.map(({ columna, valor }) => rowProblem('column_ignored', { fila, columna, valor }))
  return { headings, columns, fila, rows, preamble: sheet.rows.slice(0, header), warnings: [...ignored, ...warnings] }
}

interface Heading {
  /** The column's letter. */
  columna: string
  valor: string
}

function readHeader(cells: Cell[], at: { archivo: string; fila: number }, layout: ImportKind) {
  const columns = new Map<Field, number>()
  const headings: Headings = {}
  const unknown: Heading[] = []
  cells.forEach((cell, index) => {
    const heading = cleanText(cell)
    if (heading === '') return
    const valor = cutText(heading, 100)
    // As it is written: a mark of a file inside is no blank.
    const column = knownColumn(layout, String(cell))
    if (!column) unknown.push({ columna: columnLetter(index), valor })
    if (!column?.field) return
    const other = columns.get(column.field)
    if (other !== undefined)
      throw new ImportError('header_repeated', {
        ...at,
        valor,
        columna: columnLetter(other),
        otra_columna: columnLetter(index),
      })
    columns.set(column.field, index)
    headings[column.field] = heading
  })
  return { columns, headings, unknown }
}

/** Cells to the right of the last column that is read do not count. */
function dataRows(sheet: Sheet, header: number, lastColumn: number): TableRow[] {
  const rows: TableRow[] = []
  for (let index = header + 1; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index]!
    if (cells.some((cell, at) => at <= lastColumn && cell !== null && String(cell).trim() !== ''))
      rows.push({ fila: index + 1, cells })
  }
  return rows
}
