import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { cleanText, codeAndText } from './cells.js'
import type { Field } from './column-fields.js'
import { NO_RESULT } from './lost-values.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'
import type { TableRow } from './sheet-table.js'

type CellOf = (row: TableRow, field: Field) => Cell | undefined

function isPerson(row: TableRow, cellOf: CellOf): boolean {
  return (
    hasDocument(cellOf(row, 'nro_documento')) || (hasText(cellOf(row, 'nombre')) && hasText(cellOf(row, 'apellido')))
  )
}

/** By kind of sheet, whether a row is data rather than a closing line. Missing values of a data row are reported as errors. */
const BELONGS: Readonly<Record<ImportKind, (row: TableRow, cellOf: CellOf) => boolean>> = {
  juicios: (row, cellOf) => hasDocument(cellOf(row, 'nro_documento')) || hasText(cellOf(row, 'juicio')),
  aprendices: isPerson,
  personas: isPerson,
  tyt: isPerson,
  programa: (row, cellOf) =>
    [cellOf(row, 'competencia'), cellOf(row, 'resultado')].some(
      (cell) => codeAndText(cell) !== null || cell === NO_RESULT,
    ),
  instructores: (row, cellOf) =>
    (['nombre', 'apellido', 'competencia'] as const).filter((field) => hasText(cellOf(row, field))).length > 1,
  pe04: (row, cellOf) => hasDocument(cellOf(row, 'ficha')),
}

const hasText = (cell: Cell | undefined) => cleanText(cell) !== ''
/** Totals have few digits, and signatures none. */
const hasDocument = (cell: Cell | undefined) => cell === NO_RESULT || (cleanText(cell).match(/\d/g)?.length ?? 0) >= 5

/** Removes totals, signatures and notes below the last row of data, and reports each of them in a warning. */
export function withoutClosingLines(all: TableRow[], filled: TableRow[], layout: ImportKind, cellOf: CellOf) {
  const last = all.findLastIndex((row) => BELONGS[layout](row, cellOf))
  if (last < 0) return { rows: all, warnings: [] }
  const { fila } = all[last]!
  return { rows: all.slice(0, last + 1), warnings: filled.filter((row) => row.fila > fila).map(closingLine) }
}

function closingLine({ fila, cells }: TableRow): RowProblem {
  const valor = cells
    .map(cleanText)
    .filter((text) => text !== '')
    .join(' ')
  return rowProblem('line_ignored', { fila, columna: '', valor })
}
