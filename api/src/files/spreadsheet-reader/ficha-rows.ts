import { cleanText } from './cells.js'
import { ImportError } from './import-error.js'
import { fichaNumberOf } from './preamble.js'
import { readableRows } from './readable-rows.js'
import type { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/**
 * Returns the rows of one ficha from a list with a column `Ficha`, and warns how many other rows were skipped. A row with
 * an unreadable ficha number is rejected. Without the column, or without `ficha`, returns all rows.
 * @throws ImportError `wrong_ficha` if all rows are of other fichas
 */
export function rowsOfFicha(
  table: Table,
  problems: RowProblemList,
  archivo: string,
  ficha: number | undefined,
): TableRow[] {
  if (ficha === undefined || !table.columns.has('ficha')) return table.rows
  const isReadable = readableRows(table, problems, ['ficha'])
  const others: TableRow[] = []
  const rows = table.rows.filter((row) => {
    const cell = cellOf(table, row, 'ficha')
    const number = fichaNumberOf(cell)
    if (number === null) {
      if (isReadable(row)) problems.reject('ficha_invalid', row, 'ficha')
    } else if (number !== ficha) others.push(row)
    return number === ficha
  })
  const [other] = others
  if (rows.length === 0 && other && problems.rejected.length === 0)
    throw new ImportError('wrong_ficha', {
      archivo,
      recibido: cleanText(cellOf(table, other, 'ficha')),
      fila: other.fila,
      esperado: ficha,
    })
  if (other) problems.warn('other_fichas', other, 'ficha', { total: others.length, ficha })
  return rows
}
