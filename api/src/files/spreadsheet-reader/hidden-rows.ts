import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import type { Field } from './column-fields.js'
import { rowProblem } from './row-problem.js'
import type { Sheet } from './sheet.js'
import type { TableRow } from './sheet-table.js'

/** Maximum number of ranges of rows that the warning names. */
const MAX_NAMED = 20

/**
 * Whether a kind of sheet is a list in which people hide whom they do not mean. In a report, people filter rows to look at it,
 * and the report still has them all.
 */
export const isList = (layout: ImportKind): boolean => ['aprendices', 'personas', 'tyt'].includes(layout)

interface Shown {
  columns: ReadonlyMap<Field, number>
  /** Index of the row of headings. */
  header: number
  rows: readonly TableRow[]
  /** Whether hidden rows are left out. */
  leavesOut: boolean
}

/** Returns the hidden rows to leave out, and warnings that name the hidden rows and the hidden columns that have a heading. */
export function hiddenIn({ rows: all, hidden }: Sheet, { columns, header, rows, leavesOut }: Shown) {
  const found = rows.filter(({ fila }) => hidden.rows.has(fila - 1))
  const [first] = found
  const warnings: RowProblem[] = []
  if (first)
    warnings.push(
      rowProblem(
        leavesOut ? 'hidden_left' : 'hidden_read',
        { fila: first.fila, columna: '', valor: '' },
        { total: found.length, filas: rangesOf(found.map(({ fila }) => fila)) },
      ),
    )
  for (const column of columns.values())
    if (hidden.columns.has(column))
      warnings.push(
        rowProblem('hidden_column', {
          fila: header + 1,
          columna: columnLetter(column),
          valor: cleanText(all[header]?.[column]),
        }),
      )
  return { leftOut: leavesOut ? found : [], warnings }
}

/** Writes sorted row numbers as ranges: `3, 5–8`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && number === range[1] + 1) range[1] = number
    else ranges.push([number, number])
  }
  const named = ranges.slice(0, MAX_NAMED).map(([first, last]) => (first === last ? first : `${first}–${last}`))
  return [...named, ...(ranges.length > MAX_NAMED ? ['…'] : [])].join(', ')
}
