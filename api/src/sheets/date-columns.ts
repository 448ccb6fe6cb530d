import { cleanText } from './cells.js'
import { type DateOrder, orderIn } from './dates.js'
import { ImportError } from './import-error.js'
import type { Problems } from './problems.js'
import type { Field } from './records.js'
import { cellOf, type Table, type TableRow } from './table.js'

interface Evidence {
  row: TableRow
  text: string
}

/**
 * Finds whether the dates of a column have the day or the month first. One column has one order: half of its dates must
 * never be read in the other.
 * @throws ImportError `dates_mixed` if some dates say one order and others another, or numbers stand among dates with
 * the month first: a program then turned the dates that it could read around.
 */
export function dateOrderOf(table: Table, field: Field, archivo: string, problems: Problems): DateOrder {
  const found: Partial<Record<DateOrder, Evidence>> = {}
  let number: Evidence | undefined
  let shortYear = false
  for (const row of table.rows) {
    const cell = cellOf(table, row, field)
    if (typeof cell === 'number') number ??= { row, text: String(cell) }
    if (typeof cell !== 'string') continue
    const text = cleanText(cell)
    const shown = orderIn(text)
    if (!shown) continue
    shortYear ||= shown.shortYear
    found[shown.order] ??= { row, text }
  }
  const monthFirst = found['month first']
  const other = found['day first'] ?? number
  if (!monthFirst) return found['day first'] || !shortYear ? 'day first' : 'unknown'
  const columna = table.headings[field] ?? field
  if (other)
    throw new ImportError('dates_mixed', {
      archivo,
      columna,
      fila: monthFirst.row.fila,
      valor: monthFirst.text,
      otra_fila: other.row.fila,
      otro_valor: other.text,
    })
  problems.warn('dates_month_first', monthFirst.row, field)
  return 'month first'
}
