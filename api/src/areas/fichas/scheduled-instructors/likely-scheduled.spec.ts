import { isActive, likelyScheduled } from './likely-scheduled.js'

type Row = Parameters<typeof likelyScheduled>[0][number]

const row = (nombre: string, changes: Partial<Row> = {}): Row => ({
  nombre,
  apellido: 'LUGO',
  estado: 'ACTIVO',
  competencia: 'SERVIR',
  id_competencia: 1,
  fecha_inicio: '2026-02-01',
  fecha_fin: '2026-02-28',
  horas: 40,
  documento: null,
  ...changes,
})
const namesOf = (rows: Row[], day: string) => Array.from(likelyScheduled(rows, day), ({ nombre }) => nombre)

const MARCH = { fecha_inicio: '2026-03-01', fecha_fin: '2026-03-31' }

it.each<[string, Row[], string, string[]]>([
  ['whose dates include the day', [row('EVA'), row('LEO', MARCH)], '2026-03-31', ['LEO']],
  ['who ended last, after all dates', [row('EVA'), row('LEO', MARCH)], '2026-12-01', ['LEO']],
  ['who begins first, before all dates', [row('LEO', MARCH), row('EVA')], '2026-01-01', ['EVA']],
  ['with most hours, of several on the same days', [row('EVA'), row('LEO', { horas: 80 })], '2026-02-01', ['LEO']],
  ['by name, with the same hours', [row('LEO'), row('EVA')], '2026-02-01', ['EVA']],
  ['who is active', [row('EVA', { estado: 'Inactivo', horas: 90 }), row('LEO')], '2026-02-01', ['LEO']],
  ['of each competency', [row('EVA'), row('LEO', { id_competencia: 2 })], '2026-02-01', ['EVA', 'LEO']],
  ['of no competency that the design lacks', [row('EVA', { id_competencia: null })], '2026-02-01', []],
])('likelyScheduled returns the instructor %s', (_, rows, day, names) => {
  expect(namesOf(rows, day)).toEqual(names)
})

it.each([
  ['ACTIVO', true],
  ['INACTIVO', false],
  ['Inactiva', false],
  ['EN COMISIÓN', true],
])('the state %s counts as active: %s', (estado, expected) => {
  expect(isActive({ estado })).toBe(expected)
})
