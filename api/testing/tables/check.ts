import { ReportedParts } from './answers.js'
import type { Answer } from './importer.js'
import { keyOf, type Shape } from './kinds.js'
import type { Stored } from './stored.js'
import { dataRows, type Row, type Table } from './table.js'

/** A table and the results of its import. */
interface Imported {
  table: Table
  shape: Shape
  answer: Answer
  stored: Stored
  /** Lines of the file before the first row of the table. */
  before: number
}

/** A value that was neither stored nor reported, or another problem. */
export interface Problem {
  /** The kind of problem, with the same text for all tables. */
  what: string
  /** Position and details of the problem in this table. */
  at: string
}

/** Returns the values that are neither stored nor reported, and the stored values that are not in the file. */
export function problemsOf({ table, shape, answer, stored, before }: Imported): Problem[] {
  const reported = new ReportedParts(table, answer, before)
  const rows = dataRows(table)
  return [
    ...rows.flatMap((row) => problemsOfRow(row, { table, shape, reported, stored })),
    ...table.expectedProblems
      .filter((demand) => !reported.meets(demand))
      .map(({ what }) => ({ what: 'the answer does not report a part of the file', at: what })),
    ...unexpectedRecords(table, shape, stored),
  ]
}

interface Context {
  table: Table
  shape: Shape
  reported: ReportedParts
  stored: Stored
}

function problemsOfRow(row: Row, { table, shape, reported, stored }: Context): Problem[] {
  const at = `row ${reported.fila(row)}`
  if (reported.isRejected(row))
    return row.mayBeRejected || table.mayBeRejected
      ? []
      : [{ what: 'a valid row is rejected', at: `${at}: ${reported.rejection(row)}` }]
  const record = stored.get(keyOf(row, shape))
  const isFree = [...row.cells.values()].every(({ rule }) => rule === 'free')
  if (!record)
    return isFree || (row.mayBeRejected && reported.hasRow(row))
      ? []
      : [{ what: 'a row is neither stored nor reported', at }]
  const found: Problem[] = []
  for (const { field } of table.columns) {
    const cell = row.cells.get(field)
    if (!cell || cell.rule === 'free' || reported.hasCell(row, field)) continue
    const value = record[field] ?? null
    if (cell.rule === 'reported')
      found.push({
        what: `${field} is not reported`,
        at: `${at}: ${JSON.stringify(cell.written)}, but ${value} is stored`,
      })
    else if (value !== cell.expectedValue)
      found.push({
        what: `${field} is stored with another value`,
        at: `${at}: ${cell.expectedValue}, but ${value} is stored`,
      })
  }
  for (const [field, expectedValue] of isFree ? [] : Object.entries(row.also ?? {}))
    if ((record[field] ?? null) !== expectedValue)
      found.push({ what: `${field} is not stored`, at: `${at}: ${expectedValue}, but ${record[field]} is stored` })
  return found
}

/** Returns the stored records that are not in the file. */
function unexpectedRecords(table: Table, shape: Shape, stored: Stored): Problem[] {
  const rows = [...dataRows(table), ...dataRows(table.earlier ?? { ...table, rows: [] })]
  const keys = new Set(rows.map((row) => keyOf(row, shape)))
  const people = new Set(rows.map(({ cells }) => cells.get('nro_documento')?.expectedValue))
  return [...stored].flatMap(([key, record]) => {
    if (keys.has(key)) return []
    const isUnjudged = shape === 'judgment' && record.juicio === 'POR EVALUAR' && record.evaluador === '|'
    return isUnjudged && people.has(record.nro_documento)
      ? []
      : [{ what: 'a stored record is not in the file', at: key }]
  })
}
