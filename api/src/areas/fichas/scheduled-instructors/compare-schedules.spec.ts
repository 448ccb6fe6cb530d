import { compareSchedules } from './compare-schedules.js'

type Row = Parameters<typeof compareSchedules>[0][number]

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
  evalua: false,
  ...changes,
})
const counts = (nuevos: number, cambiados: number, sin_cambio: number, retirados: number) => ({
  registros: { nuevos, cambiados, sin_cambio },
  retirados,
})
const MARCH = { fecha_inicio: '2026-03-01', fecha_fin: '2026-03-31' }

it.each<[string, Row[], Row[], ReturnType<typeof counts>]>([
  ['new rows', [], [row('EVA'), row('LEO')], counts(2, 0, 0, 0)],
  ['the same rows, in another order and case', [row('EVA'), row('LEO')], [row('Leo'), row('Éva')], counts(0, 0, 2, 0)],
  [
    'other hours and states',
    [row('EVA'), row('LEO')],
    [row('EVA', { horas: 2 }), row('LEO', { estado: 'INACTIVO' })],
    counts(0, 2, 0, 0),
  ],
  ['rows that are gone', [row('EVA'), row('LEO')], [row('EVA')], counts(0, 1, 1, 1)],
  ['another competency', [row('EVA')], [row('EVA', { competencia: 'COCINAR' })], counts(1, 1, 0, 1)],
  ['a second row of the same instructor', [row('EVA')], [row('EVA', MARCH), row('EVA')], counts(1, 0, 1, 0)],
  [
    'what only the design and the users decide',
    [row('EVA')],
    [row('EVA', { id_competencia: 2, documento: '9', evalua: true })],
    counts(0, 0, 1, 0),
  ],
])('compareSchedules counts %s', (_, former, rows, expected) => {
  expect(compareSchedules(former, rows)).toEqual(expected)
})
