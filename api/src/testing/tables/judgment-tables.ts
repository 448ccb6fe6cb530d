import type { Random } from '../../demo/random.js'
import { makeEvaluator, makePerson } from './people.js'
import { type Column, cell, newTable, type Row, rowOf, type Table, type TableCell, type Written } from './table.js'

/** The program and the ficha into which judgments are loaded. */
export const PROGRAM = { codigo: '228118', version: '1', nombre: 'ANÁLISIS Y DESARROLLO DE SOFTWARE' }
export const FICHA = 2_999_001
export const REPORT_DAY = '2026-06-01'
const EARLIER_DAY = '2026-03-02'

export const DESIGN: [competency: string, outcomes: [written: string, stored: string][]][] = [
  [
    '38368 - INTERACTUAR EN EL CONTEXTO PRODUCTIVO Y SOCIAL',
    [
      ['593104 - 03  GENERAR HÁBITOS SALUDABLES', '593104 - GENERAR HÁBITOS SALUDABLES'],
      ['593105 - 04  DESARROLLAR PROCESOS\nCOMUNICATIVOS ', '593105 - DESARROLLAR PROCESOS COMUNICATIVOS'],
    ],
  ],
  [
    '38199 - DISEÑAR LA SOLUCIÓN; CON NIÑOS, "Y SIN ELLOS"',
    [
      ['593201 - RAP 1. MODELAR  EN 2D', '593201 - MODELAR EN 2D'],
      ['593202 - 10 HORAS DE PRÁCTICA', '593202 - 10 HORAS DE PRÁCTICA'],
    ],
  ],
]

const PERSON: Column[] = [
  { field: 'tipo_documento', heading: 'Tipo de Documento' },
  { field: 'nro_documento', heading: 'Número de Documento' },
  { field: 'nombre', heading: 'Nombre' },
  { field: 'apellido', heading: 'Apellidos' },
  { field: 'estado', heading: 'Estado' },
  { field: 'competencia', heading: 'Competencia' },
  { field: 'resultado', heading: 'Resultado de Aprendizaje' },
  { field: 'juicio', heading: 'Juicio de Evaluación' },
]
const DATE: Column = { field: 'fecha_registro', heading: 'Fecha y Hora del Juicio Evaluativo' }
const EVALUATOR: Column = { field: 'evaluador', heading: 'Funcionario que registro el juicio evaluativo' }
const OBSERVATION: Column = { field: 'observacion', heading: 'Observaciones' }
const BLANK: Column = { field: 'added 9', heading: null }

export const LAYOUTS = {
  V1: [...PERSON, EVALUATOR],
  V2: [...PERSON, BLANK, DATE, EVALUATOR],
  V3: [...PERSON, DATE, EVALUATOR, OBSERVATION],
} as const

function above(day: string): Written[][] {
  const lines: [string, Written][] = [
    ['Fecha del Reporte:', day.split('-').reverse().join('/')],
    ['Ficha de Caracterización:', FICHA],
    ['Cógigo:', PROGRAM.codigo],
    ['Versión:', Number(PROGRAM.version)],
    ['Denominación:', `${PROGRAM.nombre}.`],
    ['Estado de la Ficha de Caracterización:', 'EN EJECUCION'],
    ['Fecha Inicio:', { moment: '2025-02-03 00:00:00', dayOnly: true }],
    ['Modalidad de Formación:', 'PRESENCIAL'],
  ]
  return [['Reporte de Juicios de Evaluación'], ...lines.map(([label, value]) => [label, null, value])]
}

/** Reporte de Juicios de Evaluación of one to three people with some of the outcomes, perhaps after an earlier one. */
export function judgmentsReport(random: Random, layout: keyof typeof LAYOUTS): Table {
  const people = Array.from({ length: random.between(1, 3) }, (_, place) => makePerson(random, place))
  // Everybody has the same outcomes: a text file where the last person lacks the last ones has been cut.
  const outcomes = DESIGN.flatMap(([competency, all]) =>
    all.filter(() => random.next() < 0.7).map(([written, stored]) => ({ competency, written, stored })),
  )
  if (outcomes.length === 0) return judgmentsReport(random, layout)
  const rows = people.flatMap((person) =>
    outcomes.map(({ competency, written, stored }) =>
      rowOf({ ...person, competencia: cell(competency), resultado: cell(written, stored), ...judgment(random) }),
    ),
  )
  const table = newTable(LAYOUTS[layout], rows, above(REPORT_DAY))
  for (const row of rows) row.also = { fecha_reporte: REPORT_DAY }
  if (random.next() < 0.4) {
    table.earlier = earlierReport(random, rows)
    if (layout === 'V1') rows.forEach((row, place) => keepsDate(row, table.earlier!.rows[place]!))
  }
  const fields = new Set(table.columns.map(({ field }) => field))
  for (const { cells } of rows) for (const field of cells.keys()) if (!fields.has(field)) cells.delete(field)
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
  return newTable(LAYOUTS.V3, before, above(EARLIER_DAY))
}
