import type { Cell, Sheet } from './records.js'

/** A sheet as sent between threads: each distinct value once, because reports repeat theirs thousands of times. */
export interface PackedSheet extends Omit<Sheet, 'rows'> {
  values: Cell[]
  /** Number of cells of each row. */
  widths: Uint32Array<ArrayBuffer>
  /** Index into `values` of each cell. */
  places: Uint32Array<ArrayBuffer>
}

export function packSheet({ rows, ...sheet }: Sheet): PackedSheet {
  const values: Cell[] = []
  const known = new Map<Cell, number>()
  const widths = Uint32Array.from(rows, (row) => row.length)
  const places = new Uint32Array(widths.reduce((sum, width) => sum + width, 0))
  let at = 0
  for (const row of rows) {
    for (const cell of row) {
      let place = known.get(cell)
      if (place === undefined) {
        place = values.push(cell) - 1
        known.set(cell, place)
      }
      places[at++] = place
    }
  }
  return { ...sheet, values, widths, places }
}

export function unpackSheet({ values, widths, places, ...sheet }: PackedSheet): Sheet {
  let at = 0
  const rows = Array.from(widths, (width) => {
    const row: Cell[] = []
    for (let i = 0; i < width; i++) row.push(values[places[at++]!] ?? null)
    return row
  })
  return { ...sheet, rows }
}
