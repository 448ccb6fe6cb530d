import { cleanText, serialOf } from './cells.js'
import type { Field } from './column-fields.js'
import { orderIn, serialDateTime } from './dates.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

export interface DateCell {
  row: TableRow
  field: Field
  cell: Cell
}

/** The evidence that dates written as text give about the order of day and month. */
export interface DateEvidence {
  /** The first date that is only valid with the day first. */
  dmy?: DateCell
  /** The first date that is only valid with the month first. */
  mdy?: DateCell
  /** The first date that is valid in one order only and has no Spanish time: programs never convert such a time to a number. */
  plain?: DateCell
  /** Dates that are valid in both orders, and different. */
  either: DateCell[]
  /** The languages in which times are written. */
  languages: ReadonlySet<'es' | 'en'>
}

/** Returns the filled cells of the date columns, row by row. */
export function dateCells(table: Table, fields: readonly Field[]): DateCell[] {
  const cells: DateCell[] = []
  for (const row of table.rows)
    for (const field of fields) {
      const cell = cellOf(table, row, field)
      if (cell !== null && cell !== undefined && cell !== '') cells.push({ row, field, cell })
    }
  return cells
}

/** Collects the evidence of the dates that are written as text. */
export function evidenceIn(cells: readonly DateCell[]): DateEvidence {
  const languages = new Set<'es' | 'en'>()
  const found: DateEvidence = { either: [], languages }
  for (const date of cells) {
    if (typeof date.cell !== 'string') continue
    const written = orderIn(cleanText(date.cell))
    if (!written) continue
    if (written.language) languages.add(written.language)
    if (written.order === 'unknown') {
      if (!written.same) found.either.push(date)
      continue
    }
    found[written.order] ??= date
    if (written.language !== 'es') found.plain ??= date
  }
  return found
}

/**
 * Sorts the serial dates. `either`: dates whose day and month differ and can be swapped. `sure`: the first date whose day
 * cannot be a month.
 */
export function numbersIn(cells: readonly DateCell[], date1904: boolean): { either: DateCell[]; sure?: DateCell } {
  const either: DateCell[] = []
  let sure: DateCell | undefined
  for (const date of cells) {
    const serial = serialOf(date.cell)
    const moment = serial === null ? null : serialDateTime(serial, date1904)
    if (moment === null) continue
    const [month, day] = [moment.slice(5, 7), moment.slice(8, 10)]
    if (Number(day) > 12) sure ??= date
    else if (day !== month) either.push(date)
  }
  return sure ? { either, sure } : { either }
}
