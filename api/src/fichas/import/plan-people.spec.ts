import { currentPerson, stateOf } from '../../testing/ficha-states.js'
import { apprenticesReport, personRecord } from '../../testing/typed-reports.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { fullName, planPeople } from './plan-people.js'

const DOCUMENT = '1960002401'
const NAMED = { nro_documento: DOCUMENT, tipo_documento: 'CC', nombre: 'LUZ MARINA', apellido: 'SOTO' }
const SAID = { tipo_documento: 'TI', nombre: 'LUZ', apellido: 'SOTO', celular: '3007654321', correo: 'luz@example.com' }

/** Plans a list that says other things of a person who is enrolled. */
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
  const record = { fila: 2, nro_documento: DOCUMENT, ...SAID, estado: 'CANCELADO' }
  const headings = { tipo_documento: 'Tipo', estado: 'Estado' }
  const report = { kind, headings, fecha_reporte }
  const { people, warnings } = planPeople([record], report, state as unknown as FichaState, { warnNew: false })
  const [planned] = people
  return { ...planned?.person, ...planned?.enrolment, told: warnings.map(({ code, columna }) => [code, columna]) }
}

const DATED = { fecha_reporte: '2026-11-14', fecha_persona: '2026-11-14' }
const REPLACED = { ...SAID, estado: 'CANCELADO', told: [] }

it('a list without a date replaces nothing of a dated report, and fills what is empty', () => {
  expect(plan(null, DATED, 'aprendices')).toEqual({
    ...NAMED,
    estado: 'EN FORMACION',
    celular: '3001234567',
    correo: SAID.correo,
    celular_editado: null,
    correo_editado: null,
    fecha_reporte: '2026-11-14',
    told: [
      ['dated_kept', 'Estado'],
      ['dated_kept', 'Tipo'],
      ['dated_kept', 'nombre'],
      ['dated_kept', 'celular'],
    ],
  })
})

it.each([
  ['a list without a date replaces one without a date', null, {}, 'aprendices'],
  ['a newer list replaces an older one', '2026-11-20', DATED, 'aprendices'],
  ['a dated list replaces one without a date', '2026-11-20', {}, 'aprendices'],
  ['a judgments report without a date is taken as new', null, DATED, 'juicios'],
] as const)('%s', (_, fecha, before, kind) => {
  expect(plan(fecha, before, kind)).toMatchObject(REPLACED)
})

const changeOf = (said: object, before: Partial<CurrentEnrolment> = {}, headings?: object) => {
  const report = apprenticesReport([personRecord(DOCUMENT, said)], headings ? { headings } : {})
  const { people } = planPeople(report.people, report, stateOf({ enrolments: [currentPerson(DOCUMENT, before)] }), {
    warnNew: false,
  })
  return [people[0]?.change, people[0]?.writesPerson]
}

it.each<[string, object, Partial<CurrentEnrolment>, string, boolean]>([
  ['the same', {}, {}, 'unchanged', false],
  ['another type', { tipo_documento: 'TI' }, {}, 'changed', true],
  ['another name', { nombre: 'LUZ MARINA' }, {}, 'changed', true],
  ['another surname', { apellido: 'SOTO' }, {}, 'changed', true],
  ['another state', { estado: 'CANCELADO' }, {}, 'changed', false],
  ['a first phone', { celular: '3' }, {}, 'changed', false],
  ['another phone', { celular: '3' }, { celular: '4' }, 'changed', false],
  ['a first mail', { correo: 'a@example.com' }, {}, 'changed', false],
  ['another mail', { correo: 'a@example.com' }, { correo: 'b@example.com' }, 'changed', false],
  ['no phone and no mail any more', {}, { celular: '4', correo: 'b@example.com' }, 'unchanged', false],
])('of a list that says %s a person is %s', (_, said, before, change, writes) => {
  expect(changeOf(said, before)).toEqual([change, writes])
})

it('a type that the list does not say stays', () => {
  expect(changeOf({ tipo_documento: 'TI' }, {}, {})).toEqual(['unchanged', false])
})

describe('what a newer report said', () => {
  const OLD = { fecha_reporte: '2026-05-01' }
  const NEW = { fecha_persona: '2026-05-09', fecha_reporte: '2026-05-08' }

  function kept(said: object, before: Partial<CurrentEnrolment>, given: object = OLD, state?: FichaState) {
    const report = apprenticesReport([personRecord(DOCUMENT, { fila: 6, ...said })], given)
    const known = state ?? stateOf({ enrolments: [currentPerson(DOCUMENT, { ...NEW, ...before })] })
    return planPeople(report.people, report, known, { warnNew: false }).warnings.map(
      ({ code, fila, columna, valor, params }) => {
        const { documento, nombre, conservado, fecha, fecha_conservada } = params
        return [code, fila, columna, valor, { documento, nombre, conservado, fecha, fecha_conservada }]
      },
    )
  }
  const told = (nombre: string, conservado: string, fecha_conservada: string) => {
    return { documento: DOCUMENT, nombre, conservado, fecha: '01/05/2026', fecha_conservada }
  }

  it('of the person stays with the date of any ficha, of the enrolment with that of this one', () => {
    const name = `LUZ SOTO ${DOCUMENT}`
    const said = { tipo_documento: 'TI', nombre: 'EVA', estado: 'CANCELADO' }
    expect(kept(said, {})).toEqual([
      ['newer_kept', 6, 'Estado', 'CANCELADO', told(name, 'EN FORMACION', '08/05/2026')],
      ['newer_kept', 6, 'Tipo', 'TI', told(name, 'CC', '09/05/2026')],
      ['newer_kept', 6, 'Nombre', 'EVA', told(name, 'LUZ', '09/05/2026')],
    ])
  })

  it('is not told of what the list has no column for', () => {
    const said = { tipo_documento: 'TI', nombre: 'EVA', estado: 'CANCELADO' }
    const warnings = kept(said, {}, { ...OLD, headings: {} })
    expect(warnings.map(([code, , columna]) => [code, columna])).toEqual([['newer_kept', 'nombre']])
  })

  it('is told of somebody whom only another ficha has', () => {
    const other = currentPerson(DOCUMENT, { fecha_persona: '2026-05-09' })
    const warnings = kept({ nombre: 'EVA' }, {}, OLD, stateOf({ others: [other] }))
    expect(warnings).toEqual([['newer_kept', 6, 'Nombre', 'EVA', told(`LUZ SOTO ${DOCUMENT}`, 'LUZ', '09/05/2026')]])
  })

  it('is not told where nothing differs, or one of both says nothing', () => {
    expect(kept({}, {})).toEqual([])
    expect(kept({ celular: null }, { celular: '3' })).toEqual([])
    expect(kept({ correo: 'a@example.com' }, { correo: null })).toEqual([])
  })

  it('of a phone goes: only a list without a date keeps it', () => {
    expect(kept({ celular: '4' }, { celular: '3' })).toEqual([])
    const [warning] = kept({ celular: '4' }, { celular: '3' }, { fecha_reporte: null })
    const days = { fecha: undefined, fecha_conservada: '08/05/2026' }
    const said = { ...told(`LUZ SOTO ${DOCUMENT}`, '3', ''), ...days }
    expect(warning).toEqual(['dated_kept', 6, 'Celular', '4', said])
  })
})

it('a person without surname has a name', () => {
  expect(fullName({ nombre: 'LUZ', apellido: '' })).toBe('LUZ')
})
