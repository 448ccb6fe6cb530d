import type { ApprenticeAnswer, Judgment } from '@fichero/contract/apprentices.schema'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import type { CellValue, Worksheet } from '../../workbooks/worksheet.js'
import { apprenticeSheets } from './apprentice-sheets.js'
import { EXPORT_WORDS } from './export-words.js'
import { fichaSheets } from './ficha-sheets.js'
import { fichasSheet } from './fichas-sheet.js'
import { missingSheets } from './missing-sheets.js'
import { owedSheet } from './owed-sheet.js'

const { es, en } = EXPORT_WORDS

/** The rows of a sheet by their headings. */
async function rowsOf(sheet: Worksheet | undefined) {
  const rows: CellValue[][] = []
  for await (const part of sheet?.rows ?? []) rows.push(...((Array.isArray(part[0]) ? part : [part]) as CellValue[][]))
  return rows.map((row) => Object.fromEntries(row.map((value, place) => [sheet?.columns[place]?.heading, value])))
}

const factsOf = (sheet: Worksheet | undefined) => Object.fromEntries(sheet?.rows as [string, CellValue][])
const namesOf = (sheets: Worksheet[]) => sheets.map(({ name }) => name)

/** The headings of the cells that are no plain texts and numbers. */
const formatsOf = (sheet: Worksheet | undefined) =>
  Object.fromEntries((sheet?.columns ?? []).flatMap(({ heading, format }) => (format ? [[heading, format]] : [])))

async function* pages<Row>(...all: Row[][]) {
  yield* all
}

const ana = { tipo_documento: 'CC', nro_documento: '1001', nombre: 'ANA', apellido: 'RUIZ', numeros_anteriores: [] }
const PERSON = { 'Tipo de documento': 'CC', Documento: '1001', Nombres: 'ANA', Apellidos: 'RUIZ' }

const figures = { resultados_aprobados: 30, total_resultados: 44, porcentaje_tyt: 68.18, faltan: 14 }
const progress = { ...figures, banda: 'cerca', sin_banda: null, faltan_para_lista: 3 }
const PROGRESS = {
  'Resultados aprobados': 30,
  'Resultados del programa': 44,
  Porcentaje: 68.18,
  'Grupo de avance': 'Cerca',
  'Faltan para el 75 %': 3,
}
const withoutBand = (sin_banda: 'retirado' | 'sin_reporte') => ({ ...progress, banda: null, sin_banda })

const outcome = {
  id_resultado: 7,
  codigo: '580101',
  nombre_rae: 'SEMBRAR',
  id_competencia: 2,
  codigo_competencia: '2201',
  nombre_competencia: 'CULTIVAR',
}
const OUTCOME = {
  'Código de competencia': '2201',
  Competencia: 'CULTIVAR',
  'Código de resultado': '580101',
  'Resultado de aprendizaje': 'SEMBRAR',
}

const ofFicha = {
  nro_ficha: 2_888_001,
  programa_formacion: 'HUERTAS',
  nombre_jefe_ficha: 'Luz Mora',
  ultimo_reporte: { archivo: 'reporte.xls' },
}
const OF_FICHA = { 'Número de ficha': 2_888_001, Programa: 'HUERTAS', 'Jefe de ficha': 'Luz Mora' }

const days = { fecha_inicio_lectiva: '2025-02-05', fecha_fin_lectiva: '2026-08-05', fecha_fin_ficha: '2027-05-06' }
const DAYS = {
  'Inicio de la etapa lectiva': new Date('2025-02-05'),
  'Fin de la etapa lectiva': new Date('2026-08-05'),
  'Fin de la ficha': new Date('2027-05-06'),
}

describe('a ficha', () => {
  const enrolment = { ...ana, ...progress, estado: 'EN FORMACION', horas_aprobadas: 900 }
  const of = (given: object = {}) =>
    ({ ...ofFicha, ...days, total_aprendices_en_formacion: 1, ...given }) as FichaAnswer

  it('has its people with their figures, and who left has a reason instead of a band', async () => {
    const left = { ...enrolment, ...withoutBand('retirado'), estado: 'CANCELADO' }
    const sheets = fichaSheets(of({ aprendices: [enrolment, left] }), es)
    expect(namesOf(sheets)).toEqual(['Aprendices', 'Ficha'])
    const ROW = { ...PERSON, Estado: 'EN FORMACION', ...PROGRESS, 'Horas aprobadas': 900 }
    expect(formatsOf(sheets[0])).toEqual({ Porcentaje: '0.00' })
    expect(await rowsOf(sheets[0])).toEqual([
      ROW,
      { ...ROW, Estado: 'CANCELADO', 'Grupo de avance': 'Ya no está en la ficha', 'Faltan para el 75 %': null },
    ])
  })

  it('has its own data', () => {
    const FACTS = { ...OF_FICHA, ...DAYS, 'Aprendices en formación': 1, 'Aprendices en total': 2 }
    const aprendices = [enrolment, enrolment]
    expect(factsOf(fichaSheets(of({ aprendices }), es)[1])).toEqual({ ...FACTS, 'Último reporte': 'reporte.xls' })
    expect(factsOf(fichaSheets(of({ aprendices, ultimo_reporte: null }), es)[1])).toEqual({
      ...FACTS,
      'Último reporte': 'Aún no se ha cargado ninguno',
    })
  })

  it('names the states of SOFIA in English, and leaves one that is not known', async () => {
    const aprendices = ['APLAZADO', 'OTRO', 'constructor'].map((estado) => ({ ...enrolment, estado }))
    const rows = await rowsOf(fichaSheets(of({ aprendices }), en)[0])
    expect(rows.map(({ Status }) => Status)).toEqual(['Deferred', 'OTRO', 'constructor'])
  })
})

it('the list of fichas has their cards, page after page', async () => {
  const words = { jornada: 'mixta', oferta: 'abierta', etapa: 'lectiva', categoria: 'en_practicas' }
  const card = { ...ofFicha, ...days, ...words, total_aprendices_en_formacion: 12, progreso: 48.5 } as FichaAnswer
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
  }
  expect(sheet.name).toBe('Fichas')
  const online = { ...card, jornada: 'virtual' } as const
  expect(await rowsOf(fichasSheet(pages([online]), es))).toMatchObject([{ Jornada: 'Virtual' }])
  expect(await rowsOf(fichasSheet(pages([online]), en))).toMatchObject([{ Shift: 'Online' }])
  expect(await rowsOf(sheet)).toEqual([ROW, { ...ROW, 'Número de ficha': 2 }, { ...ROW, 'Número de ficha': 3 }])
  const dated = Object.fromEntries(Object.keys(DAYS).map((heading) => [heading, 'dd/mm/yyyy']))
  expect(formatsOf(sheet)).toEqual({ ...dated, 'Avance medio': '0.00' })
})

describe('an apprentice', () => {
  const judgment = (given: Partial<Judgment> = {}): Judgment => ({
    estado: 'APROBADO',
    evaluador: 'Luz Mora',
    observacion: 'Entregó todo',
    fecha_registro: '2026-03-04 09:05:00',
    ...given,
  })
  const of = (given: object = {}, ...judgments: Judgment[]) =>
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
      ...given,
    }) as unknown as ApprenticeAnswer['data']

  it('has every outcome with its judgment, at the time of the report', async () => {
    const sheets = apprenticeSheets(of({}, judgment()), es)
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
    ['the instructor is not known', { evaluador: NO_EVALUATOR }, { 'Recorded by': null }],
    ['the time is not known', { fecha_registro: null }, { 'Recorded on': null }],
    [
      'nobody has evaluated',
      { estado: 'pendiente', observacion: NOT_EVALUATED },
      { Observations: null, Judgment: 'Pending' },
    ],
    ['nothing was observed', { observacion: EVALUATED }, { Observations: 'Evaluation completed' }],
  ])('has the words for it where %s', async (_, given, shown) => {
    const [row] = await rowsOf(apprenticeSheets(of({}, judgment(given)), en)[0])
    expect(row).toMatchObject(shown)
  })

  it('is told of with the figures of the ficha', () => {
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
    expect(factsOf(apprenticeSheets(of(), es)[1])).toEqual(FACTS)
    expect(factsOf(apprenticeSheets(of(withoutBand('sin_reporte')), es)[1])).toEqual({
      ...FACTS,
      'Grupo de avance': 'Sin reporte',
      'Faltan para el 75 %': null,
    })
  })
})

describe('what is missing in a ficha', () => {
  const lacked = { id_resultado: 7, estado: 'NO APROBADO', fuente: 'titular', responsable: 'k1' }
  const of = (faltantes: object[], given: object = {}) =>
    ({
      ...ofFicha,
      totales: { aprendices: 5, con_faltantes: 4, faltan: 9, pendientes: 6, no_aprobados: 3 },
      aprendices: [{ ...ana, ...progress, faltantes }],
      resultados: [{ ...outcome, desde: '2026-03-04', dias: 20, faltan: 4 }],
      responsables: [{ clave: 'k1', nombre: 'Luz Mora' }],
      fuera_de_formacion: [],
      ...given,
    }) as unknown as MissingAnswer

  it('has a row for each person and outcome', async () => {
    const sheets = missingSheets(of([lacked, { ...lacked, estado: 'pendiente' }]), es)
    const [sheet] = sheets
    expect(namesOf(sheets)).toEqual(['Lo que falta', 'Ficha'])
    const ROW = {
      ...PERSON,
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

  it('leaves empty who owes and since when, where nobody knows', async () => {
    const resultados = [{ ...outcome, desde: null, dias: null }]
    const unknown = [null, 'k2'].map((responsable) => ({ ...lacked, fuente: 'jefe', responsable }))
    const rows = await rowsOf(missingSheets(of(unknown, { resultados }), en)[0])
    const ROW = {
      'Who evaluates it': null,
      'How it is known': 'The report does not say: head of the ficha',
      'First judgment': null,
      'Days waiting': null,
    }
    expect(rows).toEqual([expect.objectContaining(ROW), expect.objectContaining(ROW)])
  })

  it('has its totals, and who is not counted by state', () => {
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
    const sheet = missingSheets(of([], { fuera_de_formacion }), en)[1]
    expect(factsOf(sheet)).toEqual({ ...FACTS, ...LEFT, 'Last report': 'reporte.xls' })
    expect(factsOf(missingSheets(of([], { ultimo_reporte: null }), en)[1])).toEqual({
      ...FACTS,
      'Last report': 'None has been loaded yet',
    })
  })
})

it('the judgments that are owed have a row for each outcome of each ficha, page after page', async () => {
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
