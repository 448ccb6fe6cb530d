import type { Change } from './changes.js'
import { COUNTED } from './judgment-layouts.js'
import { listOfAnother } from './people-tables.js'
import { markInvalid, markSameInvalid, pickText, rowsOfPerson } from './pick.js'
import { cell, dataRows, type Row, type Table } from './table.js'

// Changes that put errors in rows.

const copyOf = (row: Row): Row => ({
  ...row,
  cells: new Map([...row.cells].map(([field, one]) => [field, { ...one, rule: 'free' as const }])),
})

/** Sets no expectations for the cells of a row, because the answer must report the whole row. */
function dropExpectations({ cells }: Row): void {
  for (const [field, one] of cells) cells.set(field, { ...one, rule: 'free' })
}

/** Picks a random row without an error. */
function pickRow(table: Table, random: Parameters<Change>[1]['random']): Row | null {
  const rows = dataRows(table).filter(({ mayBeRejected }) => !mayBeRejected)
  return rows.length > 0 ? random.of(rows) : null
}

/** Returns a change that writes different values in two rows of one person. The answer must report one of the rows. */
const contradiction =
  (field: 'apellido' | 'estado' | 'tipo_documento', value: string): Change =>
  (table, { random, shape }) => {
    const row = pickRow(table, random)
    const rows = row && rowsOfPerson(table, row)
    if (shape !== 'judgment' || !row || rows!.length < 2) return false
    markInvalid(table, row)
    for (const other of rows!) {
      other.also = {}
      other.cells.set(field, { ...other.cells.get(field)!, rule: 'free' })
    }
    row.cells.set(field, { ...cell(value), rule: 'free' })
    table.expectedProblems.push({ what: `two values of ${field} for one person`, rows: rows! })
    return true
  }

/** Changes that put errors in rows. */
export const ROW_ERRORS: Readonly<Record<string, Change>> = {
  'the same record twice': (table, { random, shape }) => {
    const row = pickRow(table, random)
    // A report repeats its outcomes for each person.
    if (!row || (shape === 'outcome' && row.cells.has('nro_documento'))) return false
    markInvalid(table, row)
    const copy = copyOf(row)
    copy.mayBeRejected = true
    const field = ({ judgment: 'juicio', apprentice: 'nombre', user: 'nombre', outcome: 'resultado' } as const)[shape]
    const cell = copy.cells.get(field)
    const written = {
      judgment: 'NO APROBADO',
      apprentice: 'OTRO',
      user: 'OTRO',
      outcome: `${cell?.expectedValue} OTRO`,
    }[shape]
    if (cell && random.next() < 0.7) copy.cells.set(field, { ...cell, written })
    table.rows.splice(random.between(0, table.rows.length), 0, copy)
    // Either of the two may be stored, as long as the answer reports one.
    dropExpectations(row)
    table.expectedProblems.push({ what: 'a repeated record', rows: [row, copy] })
    return true
  },
  'another name in another ficha': (table, { random, shape }) => {
    const row = pickRow(table, random)
    if (shape !== 'apprentice' || !row || !row.cells.has('nombre')) return false
    markInvalid(table, row)
    const type = { CC: 'TI', TI: 'CC' }[row.cells.get('tipo_documento')?.expectedValue ?? '']
    const isRenamed = type === undefined || random.next() < 0.7
    table.earlier = listOfAnother(row, isRenamed ? { nombre: 'MARÍA' } : { tipo_documento: type })
    table.expectedProblems.push({ what: 'another name or type is replaced', rows: [row] })
    return true
  },
  'two surnames of one person': contradiction('apellido', 'OTRO APELLIDO'),
  'two states of one person': contradiction('estado', 'APLAZADO'),
  'two types of one person': contradiction('tipo_documento', 'RC'),
  'an extra value': (table, { random, format }) => {
    const separator = { 'text with ;': ';', 'text with ,': ',', 'text with tabs': '\t' }[format.name]
    const picked = pickText(table, ['nombre', 'apellido', 'competencia', 'estado', 'correo_institucional'], random)
    if (format.nature !== 'text' || !picked || separator === undefined) return false
    const { row, field, one, text } = picked
    markInvalid(table, row)
    if (random.next() < 0.5) row.surplus = 'de más'
    else row.cells.set(field, { ...one, written: { raw: text.replaceAll(/["\n]/g, ' ').replace(' ', separator) } })
    if (!row.surplus && !text.includes(' ')) row.surplus = 'de más'
    dropExpectations(row)
    table.expectedProblems.push({ what: 'a row with an additional value', rows: [row] })
    return true
  },
  'a note beside the table': (table, { random }) => {
    const row: Row = {
      cells: new Map(),
      line: [...table.columns.map(() => null), 'vino con su mamá'],
      mayBeRejected: true,
    }
    const width = Math.max(table.columns.length, ...table.above.map((line) => line.length))
    while (row.line!.length <= width) row.line!.unshift(null)
    table.rows.splice(random.between(0, table.rows.length), 0, row)
    table.expectedProblems.push({ what: 'a note beside the table', rows: [row], text: 'vino con su mamá' })
    return true
  },
  'a repeated heading': (table, { random }) => {
    const row: Row = { cells: new Map(), line: table.columns.map(({ heading }) => heading), mayBeRejected: true }
    table.rows.splice(random.between(0, table.rows.length), 0, row)
    table.expectedProblems.push({ what: 'a second heading', rows: [row] })
    return true
  },
  'an outcome in another competency': (table, { random, shape }) => {
    const picked = pickText(table, ['competencia'], random)
    if (shape !== 'judgment' || !picked) return false
    const { row, field, one } = picked
    // Other rows have the outcome in its real competency.
    const { expectedValue } = row.cells.get('resultado')!
    markSameInvalid(table, 'resultado', expectedValue)
    row.cells.set(field, { ...one, written: '79999 - COMPETENCIA INEXISTENTE', rule: 'reported' })
    return true
  },
  'a competency with two names': (table, { random, shape }) => {
    const rows = dataRows(table)
    const picked = pickText(table, ['competencia'], random)
    if (shape !== 'outcome' || !picked) return false
    const same = rows.filter(({ cells }) => cells.get('competencia')?.expectedValue === picked.one.expectedValue)
    if (same.length < 2) return false
    for (const row of same) {
      row.mayBeRejected = true
      row.cells.set('competencia', { ...row.cells.get('competencia')!, rule: 'free' })
    }
    picked.row.cells.set('competencia', { ...picked.one, written: `${picked.text} NUEVA`, rule: 'free' })
    table.expectedProblems.push({ what: 'a competency with two names', rows: same })
    return true
  },
  'a number that only looks like an ordinal': (table, { random, shape }) => {
    const picked = pickText(table, ['resultado'], random)
    if (shape !== 'outcome' || !picked || picked.row.cells.has('nro_documento')) return false
    // In a numbered competency these would be read as ordinals.
    if (picked.row.cells.get('competencia')?.expectedValue?.startsWith(COUNTED)) return false
    const { row, one } = picked
    const code = String(one.expectedValue).split(' ')[0]
    const written = random.of(['05 SENTIDOS RECONOCER', 'RA 12 METROS', '3 - DIMENSIONES', '2D MODELAR', '4 RUEDAS'])
    markInvalid(table, row)
    row.cells.set('resultado', cell(`${code} - ${written}`))
    return true
  },
  'an unclosed quotation mark': (table, { random, format }) => {
    const picked = pickText(table, ['nombre', 'apellido', 'competencia'], random)
    if (format.nature !== 'text' || !picked) return false
    const { row, field, one, text } = picked
    table.mayBeRejected = true
    dropExpectations(row)
    row.cells.set(field, { ...one, written: { raw: `"${text.replaceAll(/[";,\t\n]/g, ' ')}` }, rule: 'free' })
    const next = table.rows[table.rows.indexOf(row) + 1]
    // The quotation mark is closed in the next row, or nowhere.
    const other = next?.cells.get(field)
    if (next && other && random.next() < 0.7)
      next.cells.set(field, {
        ...other,
        written: { raw: `${String(other.expectedValue).replaceAll(/[";,]/g, ' ')}"` },
        rule: 'free',
      })
    table.expectedProblems.push({ what: 'an opening quotation mark', rows: next ? [row, next] : [row] })
    return true
  },
}
