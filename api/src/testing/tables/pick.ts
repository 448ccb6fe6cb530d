import type { Random } from '../../demo/random.js'
import { type Column, dataRows, type Row, type Table, type TableCell, type Written } from './table.js'

// Where a change takes place.

type Field = Column['field']

export interface Picked {
  row: Row
  field: Field
  one: TableCell
}

/** The cells of some fields whose column is in the file. */
export function cellsOf(table: Table, fields: readonly Field[] | 'all'): Picked[] {
  const present = table.columns.map(({ field }) => field).filter((field) => fields === 'all' || fields.includes(field))
  return dataRows(table)
    .filter(({ harmed }) => !harmed)
    .flatMap((row) =>
      present.flatMap((field) => {
        const one = row.cells.get(field)
        return one && one.rule === 'stored' ? [{ row, field, one }] : []
      }),
    )
}

/** One of the cells that has a text. */
export function pickText(table: Table, fields: readonly Field[], random: Random): (Picked & { text: string }) | null {
  const found = cellsOf(table, fields).flatMap((picked) =>
    typeof picked.one.written === 'string' && picked.one.written.trim() !== ''
      ? [{ ...picked, text: picked.one.written }]
      : [],
  )
  return found.length > 0 ? random.of(found) : null
}

/** Changes how texts are written that mean the same; false if there are none. */
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

/** The rows that repeat what one says of its person, itself included. */
export const rowsOfPerson = (table: Table, row: Row): Row[] =>
  dataRows(table).filter((other) => other.cells.get('nro_documento')?.means === row.cells.get('nro_documento')?.means)

/** A person's rows may be refused with the one that is wrong. */
export function harm(table: Table, row: Row): void {
  for (const other of row.cells.has('nro_documento') ? rowsOfPerson(table, row) : [row]) other.harmed = true
}
