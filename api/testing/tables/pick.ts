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

/** Returns the cells of valid rows whose field has a column in the table. */
export function cellsOf(table: Table, fields: readonly Field[] | 'all'): Picked[] {
  const existing = table.columns.map(({ field }) => field).filter((field) => fields === 'all' || fields.includes(field))
  return dataRows(table)
    .filter(({ mayBeRejected }) => !mayBeRejected)
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
  dataRows(table).filter(
    (other) => other.cells.get('nro_documento')?.expectedValue === row.cells.get('nro_documento')?.expectedValue,
  )

/** Marks all rows of a row's person as mayBeRejected, because they may be rejected together. */
export function markInvalid(table: Table, row: Row): void {
  for (const other of row.cells.has('nro_documento') ? rowsOfPerson(table, row) : [row]) other.mayBeRejected = true
}

/** Marks all rows with a value as mayBeRejected, and the other rows of their people. */
export function markSameInvalid(table: Table, field: Column['field'], expectedValue: string | null): void {
  for (const row of dataRows(table)) if (row.cells.get(field)?.expectedValue === expectedValue) markInvalid(table, row)
}
