import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { checkAboveTable } from './above-table.js'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import { withoutClosingLines } from './closing-lines.js'
import { missingColumns } from './headings.js'
import { ImportError } from './import-error.js'
import { longRows } from './long-rows.js'
import { checkQuotes } from './open-quotes.js'
import { readHeader } from './read-header.js'
import { rowProblem } from './row-problem.js'
import type { Cell, Sheet } from './sheet.js'
import { cellOf, type Table, type TableRow } from './table.js'
import { isLastRowTruncated } from './truncated-row.js'
import { warningsAbove } from './unread-above.js'

/** Maps the header's headings to fields and collects the rows below. Refuses repeated or missing headings. */
export function tableOf(sheet: Sheet, archivo: string, layout: ImportKind, header: number): Table {
  const fila = header + 1
  const cells = sheet.rows[header]!
  if (sheet.openEnded && header === sheet.rows.length - 1) throw new ImportError('file_damaged', { archivo })
  checkAboveTable(sheet.rows.slice(0, fila), archivo)
  const { columns, headings, unknown, warnings: ofHeader } = readHeader(sheet.rows, header, archivo, layout)
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
    warnings: [...warningsAbove(sheet.rows.slice(0, header)), ...ofHeader, ...untitled, ...warnings],
  }
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
