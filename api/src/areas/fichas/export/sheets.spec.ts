import type { ApprenticeAnswer, Judgment } from '@fichero/contract/apprentices.schema'
import { CELL_FORMATS } from '@fichero/contract/day-text'
import { LANGUAGES } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import {
  ana,
  DAYS,
  days,
  factsOf,
  formatsOf,
  namesOf,
  OF_FICHA,
  OUTCOME,
  ofFicha,
  outcome,
  PERSON,
  PROGRESS,
  pages,
  progress,
  rowsOf,
  withoutBand,
} from '../../../../testing/exported-sheets.js'
import type { CellValue } from '../../../files/spreadsheet-writer/worksheet.js'
import { apprenticeSheets } from './apprentice-sheets.js'
import { EXPORT_WORDS } from './export-words.js'
import { fichaSheets } from './ficha-sheets.js'
import { fichasSheet } from './fichas-sheet.js'
import { missingSheets } from './missing-sheets.js'
import { owedSheet } from './owed-sheet.js'

const { es, en } = EXPORT_WORDS

describe('the workbook of a ficha', () => {
  const enrolment = { ...ana, ...progress, estado: 'EN FORMACION', horas_aprobadas: 900 }
  const workbookOf = (overrides: object = {}) =>
    ({ ...ofFicha, ...days, total_aprendices_en_formacion: 1, ...overrides }) as FichaAnswer

  it('lists people with their figures, and a reason instead of a band for people who left', async () => {
    const former = { ...enrolment, ...withoutBand('retirado'), estado: 'CANCELADO' }
    const sheets = fichaSheets(workbookOf({ aprendices: [enrolment, former] }), es)
    expect(namesOf(sheets)).toEqual(['Aprendices', 'Ficha'])
    const ROW = { ...PERSON, Estado: 'EN FORMACION', ...PROGRESS, 'Horas aprobadas': 900 }
    expect(formatsOf(sheets[0])).toEqual({ Porcentaje: '0.00' })
    expect(await rowsOf(sheets[0])).toEqual([
      ROW,
      { ...ROW, Estado: 'CANCELADO', 'Grupo de avance': 'Ya no está en la ficha', 'Faltan para el 75 %': null },
    ])
  })

  it('has a sheet with the data of the ficha', () => {
    const FACTS = {
      ...OF_FICHA,
      ...DAYS,
      Jornada: 'Mixta',
      Oferta: 'Abierta',
      'Aprendices en formación': 1,
      'Aprendices en total': 2,
    }
    const aprendices = [enrolment, enrolment]
    expect(factsOf(fichaSheets(workbookOf({ jornada: 'mixta', oferta: 'abierta', aprendices }), es)[1])).toEqual({
      ...FACTS,
      'Último reporte': 'reporte.xls',
    })
    expect(
      factsOf(
        fichaSheets(workbookOf({ jornada: 'mixta', oferta: 'abierta', aprendices, ultimo_reporte: null }), es)[1],
      ),
    ).toEqual({
      ...FACTS,
      'Último reporte': 'Aún no se ha cargado ninguno',
    })
  })

  it('translates the states of SOFIA Plus, and does not change unknown states', async () => {
    const aprendices = ['APLAZADO', 'OTRO', 'constructor'].map((estado) => ({ ...enrolment, estado }))
    const rows = await rowsOf(fichaSheets(workbookOf({ aprendices }), en)[0])
    expect(rows.map(({ Status }) => Status)).toEqual(['Deferred', 'OTRO', 'constructor'])
  })
})

it('the sheet of fichas has the same data as the cards, page after page', async () => {
  const words = { jornada: 'mixta', oferta: 'abierta', etapa: 'lectiva', categoria: 'en_practicas' }
  const figures = { total_aprendices_en_formacion: 12, progreso: 48.5, faltan: 70, con_faltantes: 9, dias_reporte: 3 }
  const card = { ...ofFicha, ...days, ...words, ...figures } as FichaAnswer
  const sheet = fichasSheet(pages([card, { ...card, nro_ficha: 2 }], [{ ...card, nro_ficha: 3 }]), es)
  const ROW = {
    ...OF_FICHA,
    Jornada: 'Mixta',
    Oferta: 'Abierta',
    Etapa: 'Lectiva',
    Situación: 'En prácticas',
    ...DAYS,
    'Aprendices en formación': 12,
    'Avance medio': 48.5,
    'Resultados que faltan': 70,
    'Aprendices a quienes les falta algo': 9,
    'Días desde el último reporte': 3,
  }
  expect(sheet.name).toBe('Fichas')
  const online = { ...card, jornada: 'virtual' } as const
  expect(await rowsOf(fichasSheet(pages([online]), es))).toMatchObject([{ Jornada: 'Virtual' }])
  expect(await rowsOf(fichasSheet(pages([online]), en))).toMatchObject([{ Shift: 'Online' }])
  expect(await rowsOf(sheet)).toEqual([ROW, { ...ROW, 'Número de ficha': 2 }, { ...ROW, 'Número de ficha': 3 }])
  const dated = Object.fromEntries(Object.keys(DAYS).map((heading) => [heading, 'dd/mm/yyyy']))
  expect(formatsOf(sheet)).toEqual({ ...dated, 'Avance medio': '0.00' })
})

describe('the workbook of an apprentice', () => {
  const judgment = (overrides: Partial<Judgment> = {}): Judgment => ({
    estado: 'APROBADO',
    evaluador: 'Luz Mora',
    observacion: 'Entregó todo',
    fecha_registro: '2026-03-04 09:05:00',
    ...overrides,
  })
  const workbookOf = (overrides: object = {}, ...judgments: Judgment[]) =>
    ({
      ...progress,
      aprendiz: { ...ana, estado: 'EN FORMACION', celular: '3000000000', correo: null, horas_aprobadas: 900 },
      ficha: ofFicha,
      programa_formacion: { id: 1, nombre_programa: 'HUERTAS', nivel: 'tecnologo' },
      competencias: judgments.map((juicio_evaluativo) => ({
        codigo: '2201',
        nombre_competencia: 'CULTIVAR',
        resultados_aprendizaje: [{ ...outcome, juicio_evaluativo }],
      })),
      ...overrides,
    }) as unknown as ApprenticeAnswer['data']

  it('lists every outcome with its judgment, at the local time of the report', async () => {
    const sheets = apprenticeSheets(workbookOf({}, judgment()), es)
    const [sheet] = sheets
    expect(namesOf(sheets)).toEqual(['Resultados', 'Aprendiz'])
    expect(formatsOf(sheet)).toEqual({ 'Fecha de registro': 'dd/mm/yyyy hh:mm' })
    expect(await rowsOf(sheet)).toEqual([
      {
        ...OUTCOME,
        Juicio: 'Aprobado',
        'Instructor que registró': 'Luz Mora',
        'Fecha de registro': new Date('2026-03-04T09:05:00Z'),
        Observaciones: 'Entregó todo',
      },
    ])
  })

  it.each<[string, Partial<Judgment>, object]>([
    ['the instructor is unknown', { evaluador: NO_EVALUATOR }, { 'Recorded by': null }],
    ['the time is unknown', { fecha_registro: null }, { 'Recorded on': null }],
    [
      'nobody has evaluated',
      { estado: 'pendiente', observacion: NOT_EVALUATED },
      { Observations: null, Judgment: 'Pending' },
    ],
    ['there is no observation', { observacion: EVALUATED }, { Observations: 'Evaluation completed' }],
  ])('presents a judgment if %s', async (_, overrides, shown) => {
    const [row] = await rowsOf(apprenticeSheets(workbookOf({}, judgment(overrides)), en)[0])
    expect(row).toMatchObject(shown)
  })

  it('has a sheet with the data and figures of the person', () => {
    const FACTS = {
      ...PERSON,
      Estado: 'EN FORMACION',
      Celular: '3000000000',
      Correo: null,
      'Número de ficha': 2_888_001,
      Programa: 'HUERTAS',
      ...PROGRESS,
      'Horas aprobadas': 900,
    }
    expect(factsOf(apprenticeSheets(workbookOf(), es)[1])).toEqual(FACTS)
    expect(factsOf(apprenticeSheets(workbookOf(withoutBand('sin_reporte')), es)[1])).toEqual({
      ...FACTS,
      'Grupo de avance': 'Sin reporte',
      'Faltan para el 75 %': null,
    })
  })
})

it.each(LANGUAGES)('every date of a sheet is formatted for the language %s', async (language) => {
  const words = EXPORT_WORDS[language]
  const figured = { ...ana, ...progress, ...withoutBand('retirado') }
  const competencias = [
    {
      resultados_aprendizaje: [{ ...outcome, juicio_evaluativo: { fecha_registro: '2026-03-04 09:05:00' } }],
    },
  ]
  const resultados = [{ ...outcome, responsable: { fuente: 'jefe' }, desde: '2026-03-04', dias: 20 }]
  const all = {
    ...ofFicha,
    ...days,
    aprendiz: figured,
    ficha: ofFicha,
    programa_formacion: {},
    competencias,
    resultados,
    responsables: [],
    aprendices: [{ ...figured, faltantes: [{ ...outcome, fuente: 'jefe' }] }],
    totales: {},
    fuera_de_formacion: [],
  } as unknown as FichaAnswer & ApprenticeAnswer['data'] & MissingAnswer & OwedFicha
  const sheets = [
    ...fichaSheets(all, words),
    ...apprenticeSheets(all, words),
    ...missingSheets(all, new Map(), words),
    fichasSheet(pages([all]), words),
    owedSheet(pages([all]), words),
  ]
  const formats: unknown[] = []
  for (const sheet of sheets)
    for await (const part of sheet.rows)
      for (const row of (Array.isArray(part[0]) ? part : [part]) as CellValue[][])
        formats.push(...row.flatMap((value, at) => (value instanceof Date ? [sheet.columns[at]?.format] : [])))
  const { day, moment } = CELL_FORMATS[language]
  expect(formats.filter((format) => format !== day)).toEqual([moment])
  expect(formats.length).toBeGreaterThan(9)
})
