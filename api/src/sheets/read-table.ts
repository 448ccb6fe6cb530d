import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { cutText } from '@fichero/contract/text'
import { checkAboveTable } from './above-table.js'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import { withoutClosingLines } from './closing-lines.js'
import type { Field, Headings } from './fields.js'
import { knownColumn, missingColumns } from './headings.js'
import { ImportError } from './import-error.js'
import { longRows } from './long-rows.js'
import { checkQuotes } from './open-quotes.js'
import { rowProblem } from './row-problem.js'
import type { Cell, Sheet } from './sheet.js'
import { cellOf, type Table, type TableRow } from './table.js'
import { isLastRowTruncated } from './truncated-row.js'

/** Maps the header's headings to fields and collects the rows below. Refuses repeated or missing headings. */
export function tableOf(sheet: Sheet, archivo: string, layout: ImportKind, header: number): Table {
  const fila = header + 1
  const cells = sheet.rows[header]!
  if (sheet.openEnded && header === sheet.rows.length - 1) throw new ImportError('file_damaged', { archivo })
  checkAboveTable(sheet.rows.slice(0, fila), archivo)
  const { columns, headings, unknown, unused } = readHeader(cells, { archivo, fila }, layout)
  const [missing] = missingColumns(layout, ({ field }) => field === null || columns.has(field))
  const [other] = unknown
  if (missing && other) throw new ImportError('header_unknown', { archivo, fila, ...other, esperado: missing.heading })
  if (missing) throw new ImportError('header_missing', { archivo, fila, columna: missing.heading })
  checkQuotes(sheet, { columns, fila, layout }, archivo)
  const lastColumn = Math.max(...columns.values())
  const filled = filledRows(sheet, header)
  const all = filled.filter((row) => row.cells.some((cell, at) => at <= lastColumn && hasText(cell)))
  if (all.length === 0) throw new ImportError('file_empty', { archivo, fila })
  const { rows, warnings } = withoutClosingLines(all, filled, layout, (row, field) => cellOf({ columns }, row, field))
  if (rows.length === 0) throw new ImportError('file_empty', { archivo, fila })
  if (sheet.openEnded && isLastRowTruncated(cells, all, rows, lastColumn))
    throw new ImportError('file_damaged', { archivo })
  const ignored = unknown.map((heading) => rowProblem('column_ignored', { fila, ...heading }))
  const notUsed = unused.map((heading) => rowProblem('column_unused', { fila, ...heading }))
  const last = rows.at(-1)?.fila ?? fila
  const untitled = untitledColumns(
    cells,
    filled.filter((row) => row.fila <= last),
  )
  return {
    headings,
    columns,
    fila,
    rows,
    width: cells.length,
    longRows: sheet.source === 'csv' ? longRows(cells, rows) : new Set(),
    preamble: sheet.rows.slice(0, header),
    warnings: [...ignored, ...notUsed, ...untitled, ...warnings],
  }
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
  const unused: Heading[] = []
  cells.forEach((cell, index) => {
    const heading = cleanText(cell)
    if (heading === '') return
    const valor = cutText(heading, 100)
    // As it is written: a mark of a file inside is no blank.
    const column = knownColumn(layout, String(cell))
    if (!column) unknown.push({ columna: columnLetter(index), valor })
    else if (!column.field) unused.push({ columna: columnLetter(index), valor })
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
  return { columns, headings, unknown, unused }
}

const hasText = (cell: Cell) => cell !== null && String(cell).trim() !== ''

function filledRows(sheet: Sheet, header: number): TableRow[] {
  const rows: TableRow[] = []
  for (let index = header + 1; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index]!
    if (cells.some(hasText)) rows.push({ fila: index + 1, cells })
  }
  return rows
}

/** Says of each column with data and without a heading that it was not read. */
function untitledColumns(header: Cell[], rows: TableRow[]): RowProblem[] {
  const found = new Map<number, RowProblem>()
  const titled = new Set(header.flatMap((cell, column) => (hasText(cell) ? [column] : [])))
  for (const { fila, cells } of rows)
    cells.forEach((cell, column) => {
      if (titled.has(column) || found.has(column) || !hasText(cell)) return
      const at = { fila, columna: columnLetter(column), valor: cleanText(cell) }
      found.set(column, rowProblem('column_untitled', at))
    })
  return [...found.values()]
}
