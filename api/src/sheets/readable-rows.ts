import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import type { Field } from './fields.js'
import { type Loss, lossIn } from './lost-values.js'
import { perCell } from './per-cell.js'
import type { Problems } from './problems.js'
import { rowProblem } from './row-problem.js'
import type { Table, TableRow } from './table.js'

/**
 * Returns a check whether a row's fields say what was written in them, which rejects the row otherwise: what has no value
 * or lost letters is not empty, and a separator within a text moved all that follows. A text other than a name whose
 * letters can be told is stored as it is, with a warning.
 */
export function readableRows(
  { columns, longRows, width }: Table,
  problems: Problems,
  fields: readonly Field[] = [...columns.keys()],
): (row: TableRow) => boolean {
  const checks = fields.flatMap((field) => {
    const column = columns.get(field)
    return column === undefined ? [] : [{ field, column, lossIn: perCell((cell) => lossIn(cell, field)) }]
  })
  // Once for each text: a report repeats its outcomes.
  const told = new Set<Loss>()
  return (row) => {
    const { fila, cells } = row
    if (longRows.has(row)) {
      const valor = cleanText(cells.findLast((cell) => cell !== null))
      const at = { fila, columna: columnLetter(width), valor }
      problems.rejected.push(rowProblem('too_many_values', at, { valores: cells.length, titulos: width }))
      return false
    }
    let isReadable = true
    for (const { field, column, lossIn } of checks) {
      const cell = cells[column]
      const loss = typeof cell === 'string' ? lossIn(cell) : null
      if (!loss) continue
      const { code, ...encoded } = loss
      if (code === 'text_encoded') {
        if (!told.has(loss)) problems.warn(code, row, field, encoded)
        told.add(loss)
        continue
      }
      problems.reject(code, row, field, encoded)
      isReadable = false
    }
    return isReadable
  }
}
