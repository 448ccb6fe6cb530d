import type { Random } from '../../demo/random.js'
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

interface Named {
  ficha: number
  codigo: string
  version: string
}

const KNOWN: Named = { ficha: FICHA, codigo: PROGRAM.codigo, version: PROGRAM.version }

function above(day: string, { ficha, codigo, version }: Named): Written[][] {
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

/** Reporte de Juicios de Evaluación of one to three people with some of the outcomes, perhaps after an earlier one. */
export function judgmentsReport(random: Random, layout: Layout): Table {
  const table = newReport(random, layout, KNOWN)
  if (random.next() < 0.4) {
    table.earlier = earlierReport(random, table.rows)
    if (layout === 'V1') for (const [place, row] of table.rows.entries()) keepsDate(row, table.earlier.rows[place]!)
  }
  return table
}

/** A report from which its ficha is made. */
export const reportOfNewFicha = (random: Random, layout: Layout): Table =>
  newReport(random, layout, { ...KNOWN, ficha: NEW_FICHA })

/** A report of which only the design is taken, for another program. */
export function designInReport(random: Random): Table {
  const table = newReport(random, 'V3', { ...KNOWN, ...DESIGN_PROGRAM })
  for (const row of table.rows) {
    row.also = { ...DESIGN_PROGRAM }
    for (const [field, one] of row.cells)
      if (field !== 'competencia' && field !== 'resultado') row.cells.set(field, { ...one, rule: 'free' })
  }
  return table
}

function newReport(random: Random, layout: Layout, named: Named): Table {
  const people = Array.from({ length: random.between(1, 3) }, (_, place) => makePerson(random, place))
  // Everybody has the same outcomes: a text file where the last person lacks the last ones has been cut.
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

/** What a report has no column for it does not say: the date of the same judgment stays. */
function keepsDate(row: Row, { cells }: Row): void {
  const judged = cells.get('juicio')!.means
  if (judged === row.cells.get('juicio')?.means && judged !== 'POR EVALUAR')
    row.also = { ...row.also, fecha_registro: cells.get('fecha_registro')!.means }
}

const FREE: TableCell = { written: null, means: null, rule: 'free' }

function judgment(random: Random) {
  const judged = random.of(['APROBADO', 'APROBADO', 'NO APROBADO', 'POR EVALUAR'])
  const observed = judged !== 'POR EVALUAR' && random.next() < 0.3
  return {
    juicio: cell(judged),
    // Who has not judged yet may be named without a date; a date of theirs is kept nowhere.
    fecha_registro: judged === 'POR EVALUAR' ? FREE : momentCell(momentOf(random)),
    evaluador:
      judged === 'POR EVALUAR' && random.next() < 0.7 ? cell(random.of([null, '  -   ']), '|') : makeEvaluator(random),
    observacion: observed ? cell('Entregó tarde; ver acta n.º 3') : { ...FREE, written: null },
  }
}

const momentCell = (moment: string): TableCell => ({ written: { moment }, means: moment, rule: 'stored' })

function momentOf(random: Random): string {
  const two = (least: number, most: number) => String(random.between(least, most)).padStart(2, '0')
  return `2025-${two(1, 12)}-${two(1, 28)} ${two(0, 23)}:${two(0, 59)}:00`
}

/** The same people and outcomes with other judgments, in the fullest layout. */
function earlierReport(random: Random, rows: Row[]): Table {
  const before = rows.map(({ cells }) => {
    const row: Row = { cells: new Map([...cells].map(([field, one]) => [field, { ...one }])) }
    for (const [field, one] of Object.entries(judgment(random))) row.cells.set(field as 'juicio', one)
    return row
  })
  return newTable(LAYOUTS.V3, before, above(EARLIER_DAY, KNOWN))
}
