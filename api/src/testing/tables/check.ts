import { Named } from './answers.js'
import { keyOf, type Shape } from './kinds.js'
import type { Answer } from './registrar.js'
import type { Stored } from './stored.js'
import { dataRows, type Row, type Table } from './table.js'

interface Loaded {
  table: Table
  shape: Shape
  answer: Answer
  stored: Stored
  /** Lines of the file before the first row of the table. */
  before: number
}

export interface Wrong {
  /** The same for all tables that are wrong in this way. */
  what: string
  /** Where, and how. */
  at: string
}

/** What is neither in the database nor named in the answer, and what is there that the file does not say. */
export function problemsOf({ table, shape, answer, stored, before }: Loaded): Wrong[] {
  const named = new Named(table, answer, before)
  const rows = dataRows(table)
  return [
    ...rows.flatMap((row) => problemsOfRow(row, { table, shape, named, stored })),
    ...table.demands
      .filter((demand) => !named.meets(demand))
      .map(({ what }) => ({ what: 'nothing says it', at: what })),
    ...strangers(table, shape, stored),
  ]
}

interface Context {
  table: Table
  shape: Shape
  named: Named
  stored: Stored
}

function problemsOfRow(row: Row, { table, shape, named, stored }: Context): Wrong[] {
  const at = `row ${named.fila(row)}`
  if (named.isRejected(row))
    return row.harmed || table.harmed
      ? []
      : [{ what: 'a row is refused, and nothing is wrong with it', at: `${at}: ${named.rejection(row)}` }]
  const record = stored.get(keyOf(row, shape))
  const isFree = [...row.cells.values()].every(({ rule }) => rule === 'free')
  if (!record) return isFree || (row.harmed && named.hasRow(row)) ? [] : [{ what: 'a row is nowhere', at }]
  const found: Wrong[] = []
  for (const { field } of table.columns) {
    const one = row.cells.get(field)
    if (!one || one.rule === 'free' || named.hasCell(row, field)) continue
    const is = record[field] ?? null
    if (one.rule === 'told')
      found.push({ what: `${field} is not named`, at: `${at}: ${JSON.stringify(one.written)}, stored is ${is}` })
    else if (is !== one.means)
      found.push({ what: `${field} is not as meant`, at: `${at}: ${one.means}, stored is ${is}` })
  }
  for (const [field, means] of isFree ? [] : Object.entries(row.also ?? {}))
    if ((record[field] ?? null) !== means)
      found.push({ what: `${field} is not kept`, at: `${at}: ${means}, stored is ${record[field]}` })
  return found
}

/** Records of nobody in the file. */
function strangers(table: Table, shape: Shape, stored: Stored): Wrong[] {
  const rows = [...dataRows(table), ...dataRows(table.earlier ?? { ...table, rows: [] })]
  const keys = new Set(rows.map((row) => keyOf(row, shape)))
  const people = new Set(rows.map(({ cells }) => cells.get('nro_documento')?.means))
  return [...stored].flatMap(([key, record]) => {
    if (keys.has(key)) return []
    const isUnjudged = shape === 'judgment' && record.juicio === 'POR EVALUAR' && record.evaluador === '|'
    return isUnjudged && people.has(record.nro_documento)
      ? []
      : [{ what: 'what is stored is not in the file', at: key }]
  })
}
