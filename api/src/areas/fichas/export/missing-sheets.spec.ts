import type { MissingAnswer } from '@fichero/contract/missing.schema'
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
} from '../../../../testing/exported-sheets.js'
import { EXPORT_WORDS } from './export-words.js'
import { missingSheets } from './missing-sheets.js'
import { owedSheet } from './owed-sheet.js'

const { es, en } = EXPORT_WORDS
const CONTACTS = new Map([['1001', { celular: '3005550001', correo: 'ana@correo.example' }]])
const NONE = new Map()

describe('the workbook of the missing outcomes of a ficha', () => {
  const lacked = { id_resultado: 7, estado: 'NO APROBADO', fuente: 'titular', responsable: 'k1' }
  const workbookOf = (faltantes: object[], overrides: object = {}) =>
    ({
      ...ofFicha,
      totales: { aprendices: 5, con_faltantes: 4, faltan: 9, pendientes: 6, no_aprobados: 3 },
      aprendices: [{ ...ana, ...progress, faltantes }],
      resultados: [{ ...outcome, desde: '2026-03-04', dias: 20, faltan: 4 }],
      responsables: [{ clave: 'k1', nombre: 'Luz Mora' }],
      fuera_de_formacion: [],
      ...overrides,
    }) as unknown as MissingAnswer

  it('has a row for each person and missing outcome', async () => {
    const sheets = missingSheets(workbookOf([lacked, { ...lacked, estado: 'pendiente' }]), CONTACTS, es)
    const [sheet] = sheets
    expect(namesOf(sheets)).toEqual(['Lo que falta', 'Ficha'])
    const ROW = {
      ...PERSON,
      Celular: '3005550001',
      Correo: 'ana@correo.example',
      ...PROGRESS,
      ...OUTCOME,
      Juicio: 'No aprobado',
      'Quién debe el juicio': 'Luz Mora',
      'Cómo se sabe': 'El reporte lo nombra',
      'Primer juicio': new Date('2026-03-04'),
      'Días de espera': 20,
    }
    expect(formatsOf(sheet)).toEqual({ Porcentaje: '0.00', 'Primer juicio': 'dd/mm/yyyy' })
    expect(await rowsOf(sheet)).toEqual([ROW, { ...ROW, Juicio: 'Pendiente' }])
  })

  it('has empty cells for an unknown evaluator and date', async () => {
    const resultados = [{ ...outcome, desde: null, dias: null }]
    const unknown = [null, 'k2'].map((responsable) => ({ ...lacked, fuente: 'jefe', responsable }))
    const rows = await rowsOf(missingSheets(workbookOf(unknown, { resultados }), NONE, en)[0])
    const ROW = {
      Phone: null,
      'Who evaluates it': null,
      'How it is known': 'The report does not say: head of the ficha',
      'First judgment': null,
      'Days waiting': null,
    }
    expect(rows).toEqual([expect.objectContaining(ROW), expect.objectContaining(ROW)])
  })

  it('has the totals, and the number of people who are not counted, by state', () => {
    const fuera_de_formacion = [
      { estado: 'CANCELADO', personas: 2 },
      { estado: 'APLAZADO', personas: 1 },
    ]
    const FACTS = {
      'Ficha number': 2_888_001,
      Program: 'HUERTAS',
      'Head instructor': 'Luz Mora',
      'Apprentices in training': 5,
      'Apprentices with something missing': 4,
      'Missing outcomes': 9,
    }
    const LEFT = { 'Not counted, by their status: Cancelled': 2, 'Not counted, by their status: Deferred': 1 }
    const sheet = missingSheets(workbookOf([], { fuera_de_formacion }), NONE, en)[1]
    expect(factsOf(sheet)).toEqual({ ...FACTS, ...LEFT, 'Last report': 'reporte.xls' })
    expect(factsOf(missingSheets(workbookOf([], { ultimo_reporte: null }), NONE, en)[1])).toEqual({
      ...FACTS,
      'Last report': 'None has been loaded yet',
    })
  })
})

it('the sheet of owed judgments has a row for each owed outcome of each ficha, page after page', async () => {
  const owed = { ...outcome, responsable: { fuente: 'evaluador', nombre: 'Luz Mora' }, personas: 4 }
  const dated = { ...owed, desde: '2026-03-04', dias: 20 }
  const ficha = (nro_ficha: number, ...resultados: object[]) =>
    ({ ...ofFicha, ...days, nro_ficha, resultados }) as unknown as OwedFicha
  const sheet = owedSheet(
    pages([ficha(1, dated, { ...owed, desde: null, dias: null })], [ficha(2), ficha(3, dated)]),
    es,
  )
  const ROW = {
    ...OF_FICHA,
    'Fin de la etapa lectiva': DAYS['Fin de la etapa lectiva'],
    ...OUTCOME,
    'Aprendices por evaluar': 4,
    'Quién debe el juicio': 'Luz Mora',
    'Cómo se sabe': 'Evaluó a los compañeros',
    'Primer juicio': new Date('2026-03-04'),
    'Días de espera': 20,
  }
  expect(sheet.name).toBe('Lo que falta por evaluar')
  expect(formatsOf(sheet)).toEqual({ 'Fin de la etapa lectiva': 'dd/mm/yyyy', 'Primer juicio': 'dd/mm/yyyy' })
  expect(await rowsOf(sheet)).toEqual([
    { ...ROW, 'Número de ficha': 1 },
    { ...ROW, 'Número de ficha': 1, 'Primer juicio': null, 'Días de espera': null },
    { ...ROW, 'Número de ficha': 3 },
  ])
})
