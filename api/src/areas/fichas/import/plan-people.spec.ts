import { currentPerson, stateOf } from '../../../../testing/ficha-states.js'
import { apprenticesReport, personRecord } from '../../../../testing/typed-reports.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { planPeople } from './plan-people.js'

const DOCUMENT = '1960002401'
const NAMED = { nro_documento: DOCUMENT, tipo_documento: 'CC', nombre: 'LUZ MARINA', apellido: 'SOTO' }
const REPORTED = {
  tipo_documento: 'TI',
  nombre: 'LUZ',
  apellido: 'SOTO',
  celular: '3007654321',
  correo: 'luz@example.com',
}

/** Plans a report with different values for an enrolled person. */
function plan(fecha_reporte: string | null, before: Partial<CurrentEnrolment>, kind: 'aprendices' | 'juicios') {
  const enrolment = {
    id: 1,
    estado: 'EN FORMACION',
    celular: '3001234567',
    correo: null,
    celular_editado: null,
    fecha_reporte: null,
  }
  const known = { ...NAMED, ...enrolment, fecha_persona: null, ...before }
  const state = { enrolments: new Map([[DOCUMENT, known]]), others: new Map(), renumbered: new Map() }
  const record = { fila: 2, nro_documento: DOCUMENT, ...REPORTED, estado: 'CANCELADO' }
  const headings = { tipo_documento: 'Tipo', estado: 'Estado' }
  const report = { kind, headings, fecha_reporte }
  const { people, warnings } = planPeople([record], report, state as unknown as FichaState, { warnNew: false })
  const [planned] = people
  return { ...planned?.person, ...planned?.enrolment, warned: warnings.map(({ code, columna }) => [code, columna]) }
}

const DATED = { fecha_reporte: '2026-11-14', fecha_persona: '2026-11-14' }
const REPLACED = { ...REPORTED, estado: 'CANCELADO', warned: [] }

it('a list without a date replaces nothing of a dated report, but fills empty values', () => {
  expect(plan(null, DATED, 'aprendices')).toEqual({
    ...NAMED,
    estado: 'EN FORMACION',
    celular: '3001234567',
    correo: REPORTED.correo,
    celular_editado: null,
    correo_editado: null,
    fecha_reporte: '2026-11-14',
    warned: [
      ['dated_kept', 'Estado'],
      ['dated_kept', 'Tipo'],
      ['dated_kept', 'nombre'],
      ['dated_kept', 'celular'],
    ],
  })
})

it.each([
  ['a list without a date replaces another list without a date', null, {}, 'aprendices'],
  ['a newer list replaces an older list', '2026-11-20', DATED, 'aprendices'],
  ['a dated list replaces a list without a date', '2026-11-20', {}, 'aprendices'],
  ['a judgments report without a date counts as new', null, DATED, 'juicios'],
] as const)('%s', (_, fecha, before, kind) => {
  expect(plan(fecha, before, kind)).toMatchObject(REPLACED)
})

const changeOf = (changes: object, before: Partial<CurrentEnrolment> = {}, headings?: object) => {
  const report = apprenticesReport([personRecord(DOCUMENT, changes)], headings ? { headings } : {})
  const { people } = planPeople(report.people, report, stateOf({ enrolments: [currentPerson(DOCUMENT, before)] }), {
    warnNew: false,
  })
  return [people[0]?.change, people[0]?.writesPerson]
}

it.each<[string, object, Partial<CurrentEnrolment>, string, boolean]>([
  ['the same values', {}, {}, 'unchanged', false],
  ['another document type', { tipo_documento: 'TI' }, {}, 'changed', true],
  ['another name', { nombre: 'LUZ MARINA' }, {}, 'changed', true],
  ['another surname', { apellido: 'SOTO' }, {}, 'changed', true],
  ['another state', { estado: 'CANCELADO' }, {}, 'changed', false],
  ['a first phone', { celular: '3' }, {}, 'changed', false],
  ['another phone', { celular: '3' }, { celular: '4' }, 'changed', false],
  ['a first mail', { correo: 'a@example.com' }, {}, 'changed', false],
  ['another mail', { correo: 'a@example.com' }, { correo: 'b@example.com' }, 'changed', false],
  ['no phone and no mail any more', {}, { celular: '4', correo: 'b@example.com' }, 'unchanged', false],
])('a list with %s plans the person as %s', (_, changes, before, change, writes) => {
  expect(changeOf(changes, before)).toEqual([change, writes])
})

it('a list without document types keeps the stored document type', () => {
  expect(changeOf({ tipo_documento: 'TI' }, {}, {})).toEqual(['unchanged', false])
})

describe('the warnings about values that are not imported because a newer report has other values', () => {
  const OLD = { fecha_reporte: '2026-05-01' }
  const NEW = { fecha_persona: '2026-05-09', fecha_reporte: '2026-05-08' }

  function warningsOf(values: object, before: Partial<CurrentEnrolment>, preamble: object = OLD, state?: FichaState) {
    const report = apprenticesReport([personRecord(DOCUMENT, { fila: 6, ...values })], preamble)
    const known = state ?? stateOf({ enrolments: [currentPerson(DOCUMENT, { ...NEW, ...before })] })
    return planPeople(report.people, report, known, { warnNew: false }).warnings.map(
      ({ code, fila, columna, valor, params }) => {
        const { documento, nombre, conservado, fecha, fecha_conservada } = params
        return [code, fila, columna, valor, { documento, nombre, conservado, fecha, fecha_conservada }]
      },
    )
  }
  const paramsOf = (nombre: string, conservado: string, fecha_conservada: string) => {
    return { documento: DOCUMENT, nombre, conservado, fecha: '01/05/2026', fecha_conservada }
  }

  it('have the date of the newer report: in any ficha for the person, in this ficha for the enrolment', () => {
    const name = `LUZ SOTO ${DOCUMENT}`
    const values = { tipo_documento: 'TI', nombre: 'EVA', estado: 'CANCELADO' }
    expect(warningsOf(values, {})).toEqual([
      ['newer_kept', 6, 'Estado', 'CANCELADO', paramsOf(name, 'EN FORMACION', '08/05/2026')],
      ['newer_kept', 6, 'Tipo', 'TI', paramsOf(name, 'CC', '09/05/2026')],
      ['newer_kept', 6, 'Nombre', 'EVA', paramsOf(name, 'LUZ', '09/05/2026')],
    ])
  })

  it('omit columns that the list does not have', () => {
    const values = { tipo_documento: 'TI', nombre: 'EVA', estado: 'CANCELADO' }
    const warnings = warningsOf(values, {}, { ...OLD, headings: {} })
    expect(warnings.map(([code, , columna]) => [code, columna])).toEqual([['newer_kept', 'nombre']])
  })

  it('exist for people who are only in another ficha', () => {
    const other = currentPerson(DOCUMENT, { fecha_persona: '2026-05-09' })
    const warnings = warningsOf({ nombre: 'EVA' }, {}, OLD, stateOf({ others: [other] }))
    expect(warnings).toEqual([
      ['newer_kept', 6, 'Nombre', 'EVA', paramsOf(`LUZ SOTO ${DOCUMENT}`, 'LUZ', '09/05/2026')],
    ])
  })

  it('omit equal and missing values', () => {
    expect(warningsOf({}, {})).toEqual([])
    expect(warningsOf({ celular: null }, { celular: '3' })).toEqual([])
    expect(warningsOf({ correo: 'a@example.com' }, { correo: null })).toEqual([])
  })

  it('omit a phone, because the phone in the file is stored, unless the list has no date', () => {
    expect(warningsOf({ celular: '4' }, { celular: '3' })).toEqual([])
    const [warning] = warningsOf({ celular: '4' }, { celular: '3' }, { fecha_reporte: null })
    const days = { fecha: undefined, fecha_conservada: '08/05/2026' }
    const params = { ...paramsOf(`LUZ SOTO ${DOCUMENT}`, '3', ''), ...days }
    expect(warning).toEqual(['dated_kept', 6, 'Celular', '4', params])
  })
})

it.each([
  ['keeps the stored surname', { nombre: 'LUZ MARINA', apellido: '' }, 'SOTO'],
  ['removes the stored surname if the names differ too', { nombre: 'LUZ', apellido: '' }, ''],
])('a person without a surname in the file %s', (_, record, apellido) => {
  const state = stateOf({ enrolments: [currentPerson(DOCUMENT, NAMED)] })
  const report = apprenticesReport([personRecord(DOCUMENT, record)], { fecha_reporte: '2026-05-02' })
  const [planned] = planPeople(report.people, report, state, { warnNew: false }).people
  expect(planned?.person).toMatchObject({ nombre: record.nombre, apellido })
})

it.each([
  ["D'ALESSIO", 'D’ALESSIO'],
  ['O’GRADY', "O'GRADY"],
  ['PEÑA-LÓPEZ', 'PEÑA – LÓPEZ'],
  ['PEÑA-LÓPEZ', 'PEÑA LÓPEZ'],
])('a person %s whose surname a file writes %s does not change', (apellido, written) => {
  const state = stateOf({ enrolments: [currentPerson(DOCUMENT, { ...NAMED, apellido })] })
  const records = [personRecord(DOCUMENT, { nombre: NAMED.nombre, apellido: written })]
  const report = apprenticesReport(records, { fecha_reporte: '2026-05-02' })
  const [planned] = planPeople(report.people, report, state, { warnNew: false }).people
  expect([planned?.person.apellido, planned?.writesPerson]).toEqual([apellido, false])
})
