import type { Random } from '../../src/operations/demo/random.js'
import { type Column, dataRows, type Row, type Table, type TableCell, type Written } from './table.js'

// Picks the cells and rows for a change.

type Field = Column['field']

/** A cell with its position in the table. */
export interface Picked {
  row: Row
  field: Field
  one: TableCell
}

/** Returns the unharmed cells of the fields whose column is in the table. */
export function cellsOf(table: Table, fields: readonly Field[] | 'all'): Picked[] {
  const existing = table.columns.map(({ field }) => field).filter((field) => fields === 'all' || fields.includes(field))
  return dataRows(table)
    .filter(({ harmed }) => !harmed)
    .flatMap((row) =>
      existing.flatMap((field) => {
        const one = row.cells.get(field)
        return one && one.rule === 'stored' ? [{ row, field, one }] : []
      }),
    )
}

/** Picks a random cell with text. */
export function pickText(table: Table, fields: readonly Field[], random: Random): (Picked & { text: string }) | null {
  const found = cellsOf(table, fields).flatMap((picked) =>
    typeof picked.one.written === 'string' && picked.one.written.trim() !== ''
      ? [{ ...picked, text: picked.one.written }]
      : [],
  )
  return found.length > 0 ? random.of(found) : null
}

/** Changes the spelling of texts without changing their meaning. Returns false if nothing changed. */
export function rewrite(table: Table, fields: readonly Field[], change: (text: string, one: TableCell) => Written) {
  let changed = false
  for (const { row, field, one } of cellsOf(table, fields)) {
    if (typeof one.written !== 'string' || one.written === '') continue
    const written = change(one.written, one)
    changed ||= written !== one.written
    row.cells.set(field, { ...one, written })
  }
  return changed
}

/** Returns all rows of the same person, including `row`. */
export const rowsOfPerson = (table: Table, row: Row): Row[] =>
  dataRows(table).filter((other) => other.cells.get('nro_documento')?.means === row.cells.get('nro_documento')?.means)

/** Marks all rows of a row's person as harmed, because they may be rejected together. */
export function harm(table: Table, row: Row): void {
  for (const other of row.cells.has('nro_documento') ? rowsOfPerson(table, row) : [row]) other.harmed = true
}

/** Marks all rows with a value as harmed, and the other rows of their people. */
export function harmSame(table: Table, field: Column['field'], means: string | null): void {
  for (const row of dataRows(table)) if (row.cells.get(field)?.means === means) harm(table, row)
}
