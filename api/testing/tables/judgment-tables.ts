import type { Random } from '../../src/operations/demo/random.js'
import {
  DESIGN,
  DESIGN_PROGRAM,
  EARLIER_DAY,
  FICHA,
  FIRST_DAY,
  LAYOUTS,
  NEW_FICHA,
  PROGRAM,
  REPORT_DAY,
} from './judgment-layouts.js'
import { makeEvaluator, makePerson } from './people.js'
import { cell, newTable, type Row, rowOf, type Table, type TableCell, type Written } from './table.js'

/** The ficha and the program that a report names. */
interface NamedFicha {
  ficha: number
  codigo: string
  version: string
}

const KNOWN: NamedFicha = { ficha: FICHA, codigo: PROGRAM.codigo, version: PROGRAM.version }

/** Returns the lines above the headings. */
function above(day: string, { ficha, codigo, version }: NamedFicha): Written[][] {
  const lines: [string, Written][] = [
    ['Fecha del Reporte:', day.split('-').reverse().join('/')],
    ['Ficha de Caracterización:', ficha],
    ['Cógigo:', codigo],
    ['Versión:', Number(version)],
    ['Denominación:', `${PROGRAM.nombre}.`],
    ['Estado de la Ficha de Caracterización:', 'EN EJECUCION'],
    ['Fecha Inicio:', { moment: `${FIRST_DAY} 00:00:00`, dayOnly: true }],
    ['Modalidad de Formación:', 'PRESENCIAL'],
  ]
  return [['Reporte de Juicios de Evaluación'], ...lines.map(([label, value]) => [label, null, value])]
}

type Layout = keyof typeof LAYOUTS

/** Makes a judgments report of one to three people with some of the outcomes, sometimes with an earlier report. */
export function judgmentsReport(random: Random, layout: Layout): Table {
  const table = newReport(random, layout, KNOWN)
  if (random.next() < 0.4) {
    table.earlier = earlierReport(random, table.rows)
    if (layout === 'V1') for (const [index, row] of table.rows.entries()) keepsDate(row, table.earlier.rows[index]!)
  }
  return table
}

/** Makes a report from which a new ficha is created. */
export const reportOfNewFicha = (random: Random, layout: Layout): Table =>
  newReport(random, layout, { ...KNOWN, ficha: NEW_FICHA })

/** Makes a report of which only the design is imported, into another program. */
export function designInReport(random: Random): Table {
  const table = newReport(random, 'V3', { ...KNOWN, ...DESIGN_PROGRAM })
  for (const row of table.rows) {
    row.also = { ...DESIGN_PROGRAM }
    for (const [field, one] of row.cells)
      if (field !== 'competencia' && field !== 'resultado') row.cells.set(field, { ...one, rule: 'free' })
  }
  return table
}

/** Makes a report of random people and outcomes. */
function newReport(random: Random, layout: Layout, named: NamedFicha): Table {
  const people = Array.from({ length: random.between(1, 3) }, (_, index) => makePerson(random, index))
  // All people have the same outcomes, because a text file in which the last person lacks the last ones looks truncated.
  const outcomes = DESIGN.flatMap(([competency, all]) =>
    all.filter(() => random.next() < 0.7).map(([written, stored]) => ({ competency, written, stored })),
  )
  if (outcomes.length === 0) return newReport(random, layout, named)
  const rows = people.flatMap((person) =>
    outcomes.map(({ competency, written, stored }) =>
      rowOf({ ...person, competencia: cell(competency), resultado: cell(written, stored), ...judgment(random) }),
    ),
  )
  const table = newTable(LAYOUTS[layout], rows, above(REPORT_DAY, named))
  const fields = new Set(table.columns.map(({ field }) => field))
  for (const row of rows) {
    row.also = { fecha_reporte: REPORT_DAY }
    for (const field of row.cells.keys()) if (!fields.has(field)) row.cells.delete(field)
  }
  return table
}

/** Expects the stored date for an unchanged judgment: a report without a date column does not change the date. */
function keepsDate(row: Row, { cells }: Row): void {
  const judged = cells.get('juicio')!.expectedValue
  if (judged === row.cells.get('juicio')?.expectedValue && judged !== 'POR EVALUAR')
    row.also = { ...row.also, fecha_registro: cells.get('fecha_registro')!.expectedValue }
}

/** A cell without an expectation. */
const FREE: TableCell = { written: null, expectedValue: null, rule: 'free' }

/** Makes the cells of a random judgment. */
function judgment(random: Random) {
  const judged = random.of(['APROBADO', 'APROBADO', 'NO APROBADO', 'POR EVALUAR'])
  const observed = judged !== 'POR EVALUAR' && random.next() < 0.3
  return {
    juicio: cell(judged),
    // A pending judgment may have an evaluator, but its date is not stored.
    fecha_registro: judged === 'POR EVALUAR' ? FREE : momentCell(momentOf(random)),
    evaluador:
      judged === 'POR EVALUAR' && random.next() < 0.7 ? cell(random.of([null, '  -   ']), '|') : makeEvaluator(random),
    observacion: observed ? cell('Entregó tarde; ver acta n.º 3') : { ...FREE, written: null },
  }
}

const momentCell = (moment: string): TableCell => ({ written: { moment }, expectedValue: moment, rule: 'stored' })

function momentOf(random: Random): string {
  const two = (least: number, most: number) => String(random.between(least, most)).padStart(2, '0')
  return `2025-${two(1, 12)}-${two(1, 28)} ${two(0, 23)}:${two(0, 59)}:00`
}

/** Makes a report of the same people and outcomes with other judgments, in the layout with all columns. */
function earlierReport(random: Random, rows: Row[]): Table {
  const before = rows.map(({ cells }) => {
    const row: Row = { cells: new Map([...cells].map(([field, one]) => [field, { ...one }])) }
    for (const [field, one] of Object.entries(judgment(random))) row.cells.set(field as 'juicio', one)
    return row
  })
  return newTable(LAYOUTS.V3, before, above(EARLIER_DAY, KNOWN))
}
