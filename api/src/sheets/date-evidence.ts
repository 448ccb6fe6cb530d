import { cleanText } from './cells.js'
import { orderIn, serialDateTime } from './dates.js'
import type { Field } from './fields.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './table.js'

/** A date of the file. */
export interface DateCell {
  row: TableRow
  field: Field
  cell: Cell
}

/** What the written dates of a file say about the order of day and month. */
export interface DateEvidence {
  dmy?: DateCell
  mdy?: DateCell
  /** The first of those that a program would have turned into a number if it had them in its order. */
  plain?: DateCell
  /** Two dates, depending on the order. */
  either: DateCell[]
  /** The languages in which their times are written. */
  languages: ReadonlySet<'es' | 'en'>
}

export function dateCells(table: Table, fields: readonly Field[]): DateCell[] {
  const cells: DateCell[] = []
  for (const row of table.rows)
    for (const field of fields) {
      const cell = cellOf(table, row, field)
      if (cell !== null && cell !== undefined && cell !== '') cells.push({ row, field, cell })
    }
  return cells
}

export function evidenceIn(cells: readonly DateCell[]): DateEvidence {
  const languages = new Set<'es' | 'en'>()
  const found: DateEvidence = { either: [], languages }
  for (const date of cells) {
    if (typeof date.cell !== 'string') continue
    const shown = orderIn(cleanText(date.cell))
    if (!shown) continue
    if (shown.language) languages.add(shown.language)
    if (shown.order === 'unknown') {
      if (!shown.same) found.either.push(date)
      continue
    }
    found[shown.order] ??= date
    if (shown.language !== 'es') found.plain ??= date
  }
  return found
}

/** The dates that are numbers: those whose day can be a month and another one, and the first whose day cannot. */
export function numbersIn(cells: readonly DateCell[], date1904: boolean): { either: DateCell[]; sure?: DateCell } {
  const either: DateCell[] = []
  let sure: DateCell | undefined
  for (const date of cells) {
    const moment = typeof date.cell === 'number' ? serialDateTime(date.cell, date1904) : null
    if (moment === null) continue
    const [month, day] = [moment.slice(5, 7), moment.slice(8, 10)]
    if (Number(day) > 12) sure ??= date
    else if (day !== month) either.push(date)
  }
  return sure ? { either, sure } : { either }
}
