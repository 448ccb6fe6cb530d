import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { checkAboveTable } from './above-table.js'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import { withoutClosingLines } from './closing-lines.js'
import { readHeader } from './header.js'
import { missingColumns } from './headings.js'
import { hiddenIn, isList } from './hidden-rows.js'
import { ImportError } from './import-error.js'
import { checkQuotes } from './open-quotes.js'
import { repeats } from './reports-in-sheet.js'
import { rowProblem } from './row-problem.js'
import type { Cell, Sheet } from './sheet.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'
import { warningsAbove } from './text-above-headings.js'
import { isLastRowTruncated } from './truncated-row.js'

interface TableOptions {
  archivo: string
  layout: ImportKind
  /** Index of the header in the sheet's rows. */
  header: number
  /** Whether hidden rows of a list are read. */
  ocultas?: boolean | undefined
}

/**
 * Maps the headings to fields and collects the rows below.
 * @throws ImportError if a heading is repeated, unknown or missing, or the table is empty or damaged
 */
export function tableOf(sheet: Sheet, { archivo, layout, header, ocultas = false }: TableOptions): Table {
  const fila = header + 1
  const cells = sheet.rows[header]!
  if (sheet.openEnded && header === sheet.rows.length - 1) throw new ImportError('file_damaged', { archivo })
  checkAboveTable(sheet.rows.slice(0, fila), archivo)
  const { columns, headings, unknown, warnings: ofHeader } = readHeader(sheet.rows, header, archivo, layout)
  const [missing] = missingColumns(layout, ({ field }) => field === null || columns.has(field))
  const [other] = unknown
  // Most headings of a PE-04 are unknown, so that none of them is likely a misspelling of the missing one.
  if (missing && other && layout !== 'pe04')
    throw new ImportError('header_unknown', { archivo, fila, ...other, esperado: missing.heading })
  if (missing) throw new ImportError('header_missing', { archivo, fila, columna: missing.heading })
  checkQuotes(sheet, { columns, fila, layout }, archivo)
  const lastColumn = Math.max(...columns.values())
  const { filled, repeated } = rowsBelow(sheet, header)
  const tableRows = filled.filter((row) => row.cells.some((cell, column) => column <= lastColumn && hasText(cell)))
  if (tableRows.length === 0) throw new ImportError('file_empty', { archivo, fila })
  const { rows: all, warnings } = withoutClosingLines(tableRows, filled, layout, (row, field) =>
    cellOf({ columns }, row, field),
  )
  if (all.length === 0) throw new ImportError('file_empty', { archivo, fila })
  const hidden = hiddenIn(sheet, { columns, header, rows: all, leavesOut: isList(layout) && !ocultas })
  const leftOut = new Set(hidden.leftOut)
  const rows = all.filter((row) => !leftOut.has(row))
  if (rows.length === 0) throw new ImportError('rows_hidden', { archivo, total: all.length })
  if (sheet.openEnded && isLastRowTruncated(cells, tableRows, rows, lastColumn))
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
    leftOut: hidden.leftOut,
    width: cells.length,
    longRows: sheet.source === 'csv' ? longRows(cells, rows) : new Set(),
    preamble: sheet.rows.slice(0, header),
    warnings: [
      ...warningsAbove(sheet.rows.slice(0, header)),
      ...ofHeader,
      ...untitled,
      ...repeated.map(repeatedHeading),
      ...hidden.warnings,
      ...warnings,
    ],
  }
}

const hasText = (cell: Cell) => cell !== null && String(cell).trim() !== ''

/** Returns the rows below the headings that are not blank, without rows that repeat the headings. */
function rowsBelow(sheet: Sheet, header: number) {
  const [filled, repeated]: [TableRow[], TableRow[]] = [[], []]
  const isRepeated = repeats(sheet.rows[header]!)
  for (let index = header + 1; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index]!
    if (!cells.some(hasText)) continue
    const rows = isRepeated(cells) ? repeated : filled
    rows.push({ fila: index + 1, cells })
  }
  return { filled, repeated }
}

const repeatedHeading = ({ fila, cells }: TableRow): RowProblem =>
  rowProblem('headings_repeated', { fila, columna: '', valor: cleanText(cells.find(hasText)) })

/** Warns about each column that has data but no heading. */
function untitledColumns(header: Cell[], rows: TableRow[]): RowProblem[] {
  const found = new Map<number, RowProblem>()
  const titled = new Set(header.flatMap((cell, column) => (hasText(cell) ? [column] : [])))
  for (const { fila, cells } of rows)
    cells.forEach((cell, column) => {
      if (titled.has(column) || found.has(column) || !hasText(cell)) return
      const location = { fila, columna: columnLetter(column), valor: cleanText(cell) }
      found.set(column, rowProblem('column_untitled', location))
    })
  return [...found.values()]
}

/**
 * Returns the rows of a text file with more values than headings: an unquoted separator in a text shifted the values
 * after it. An empty value at the end of every row is allowed, because some programs end each row with a separator.
 */
export function longRows(header: Cell[], rows: TableRow[]): ReadonlySet<TableRow> {
  const shortest = rows.reduce((length, { cells }) => Math.min(length, cells.length), Infinity)
  const maxLength = Math.max(header.length, shortest)
  const isLong = ({ cells }: TableRow) =>
    cells.length > maxLength || cells.some((cell, index) => index >= header.length && String(cell ?? '').trim() !== '')
  return new Set(rows.filter(isLong))
}
