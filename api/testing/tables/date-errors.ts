import type { Change } from './changes.js'
import { cellsOf, markInvalid } from './pick.js'
import type { Column, Table, Written } from './table.js'

const DATES: Column['field'][] = ['fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']

/** Picks a random cell with a date. */
function pickDate(table: Table, random: Parameters<Change>[1]['random'], fields = DATES) {
  const dated = cellsOf(table, fields).filter(({ one: { written } }) => typeof written === 'object' && written !== null)
  return dated.length > 0 ? random.of(dated) : null
}

/** Changes that put an error in a date. */
export const DATE_ERRORS: Readonly<Record<string, Change>> = {
  'an impossible date': (table, { random }) => {
    const picked = pickDate(table, random)
    if (!picked) return false
    const { row, field, one } = picked
    markInvalid(table, row)
    row.cells.set(field, {
      ...one,
      written: random.of<Written>(['31/02/2025 10.00', '00/05/2025', 'ayer', 5]),
      rule: 'reported',
    })
    return true
  },
  'a judgment of tomorrow': (table, { random }) => {
    const picked = pickDate(table, random, ['fecha_registro'])
    if (!picked) return false
    const { row, field, one } = picked
    markInvalid(table, row)
    row.cells.set(field, { ...one, written: { moment: '2098-05-04 10:00:00' }, rule: 'reported' })
    return true
  },
  'a contract that ends before it begins': (table, { random }) => {
    const picked = pickDate(table, random, ['fecha_fin_contrato'])
    if (!picked) return false
    const { row, field, one } = picked
    markInvalid(table, row)
    row.cells.set(field, { ...one, written: { moment: '2024-05-04 00:00:00', dayOnly: true }, rule: 'reported' })
    return true
  },
}
