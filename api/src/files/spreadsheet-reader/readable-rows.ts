import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import type { Field } from './column-fields.js'
import { type Loss, lossIn } from './lost-values.js'
import { memoizeByCell } from './memoize-by-cell.js'
import { rowProblem } from './row-problem.js'
import type { RowProblemList } from './row-problem-list.js'
import type { Table, TableRow } from './sheet-table.js'

/**
 * Returns a check that rejects a row with lost values: a formula without a result, lost letters, or more values than
 * headings. Encoded letters reject the row only in a name; another text is stored as it is, with a warning.
 */
export function readableRows(
  { columns, longRows, width }: Table,
  problems: RowProblemList,
  fields: readonly Field[] = [...columns.keys()],
): (row: TableRow) => boolean {
  const checks = fields.flatMap((field) => {
    const column = columns.get(field)
    return column === undefined ? [] : [{ field, column, lossIn: memoizeByCell((cell) => lossIn(cell, field)) }]
  })
  // Warns once for each text, because a report repeats its outcomes.
  const reported = new Set<Loss>()
  return (row) => {
    const { fila, cells } = row
    if (longRows.has(row)) {
      const valor = cleanText(cells.findLast((cell) => cell !== null))
      const location = { fila, columna: columnLetter(width), valor }
      problems.rejected.push(rowProblem('too_many_values', location, { valores: cells.length, titulos: width }))
      return false
    }
    let isReadable = true
    for (const { field, column, lossIn } of checks) {
      const cell = cells[column]
      const loss = typeof cell === 'string' ? lossIn(cell) : null
      if (!loss) continue
      const { code, ...encoded } = loss
      if (code === 'text_encoded') {
        if (!reported.has(loss)) problems.warn(code, row, field, encoded)
        reported.add(loss)
        continue
      }
      problems.reject(code, row, field, encoded)
      isReadable = false
    }
    return isReadable
  }
}
