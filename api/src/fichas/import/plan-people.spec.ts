import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { planPeople } from './plan-people.js'

const DOCUMENT = '1960002401'
const NAMED = { nro_documento: DOCUMENT, tipo_documento: 'CC', nombre: 'LUZ MARINA', apellido: 'SOTO' }
const SAID = { tipo_documento: 'TI', nombre: 'LUZ', apellido: 'SOTO', celular: '3007654321', correo: 'luz@example.com' }

/** Plans a list that says other things of a person who is enrolled. */
function plan(fecha_reporte: string | null, before: Partial<CurrentEnrolment>, kind: 'aprendices' | 'juicios') {
  const enrolment = { id: 1, estado: 'EN FORMACION', celular: '3001234567', correo: null, fecha_reporte: null }
  const known = { ...NAMED, ...enrolment, fecha_persona: null, ...before }
  const state = { enrolments: new Map([[DOCUMENT, known]]), others: new Map() }
  const record = { fila: 2, nro_documento: DOCUMENT, ...SAID, estado: 'CANCELADO' }
  const headings = { tipo_documento: 'Tipo', estado: 'Estado' }
  const report = { kind, headings, fecha_reporte }
  const { people, warnings } = planPeople([record], report, state as unknown as FichaState, false)
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
