import { type ComparedFicha, scheduleOn } from './schedule.js'

const DAY = '2026-06-30'
/** A ficha in the middle of its lessons, ten points behind. */
const FICHA: ComparedFicha = {
  nro_ficha: 1,
  programa_formacion: 'COCINA',
  nombre_jefe_ficha: 'Ana Paz',
  fecha_inicio_lectiva: '2026-01-01',
  fecha_fin_lectiva: '2026-12-27',
  fecha_fin_ficha: '2027-06-27',
  etapa: 'lectiva',
  etapa_a_mano: false,
  reporte: '2026-06-25',
  necesarios: 800,
  esperado: 50,
  progreso: 40,
}
const NONE = { finalizadas: 0, sin_empezar: 0, sin_reporte: 0, sin_aprendices: 0, menos_atrasadas: 0 }
const OVER = { fecha_fin_lectiva: '2026-06-20' }
const ENDED = { ...OVER, fecha_fin_ficha: '2026-06-29' }

it.each<[string, Partial<ComparedFicha>, Partial<typeof NONE>]>([
  ['goes on', {}, {}],
  ['begins on this day', { fecha_inicio_lectiva: DAY }, {}],
  ['has its lessons behind it', OVER, {}],
  ['has ended', ENDED, { finalizadas: 1 }],
  ['has ended without a report', { ...ENDED, reporte: null, necesarios: 0 }, { finalizadas: 1 }],
  ['goes on by hand after its end', { ...ENDED, etapa_a_mano: true }, {}],
  ['begins tomorrow', { fecha_inicio_lectiva: '2026-07-01', reporte: null }, { sin_empezar: 1 }],
  ['has no report', { reporte: null, necesarios: 0 }, { sin_reporte: 1 }],
  ['has nobody in training', { necesarios: 0 }, { sin_aprendices: 1 }],
])('compares a ficha, or counts it for one reason, if it %s', (_, changes, omitted) => {
  const { fichas, omitidas } = scheduleOn(DAY, [{ ...FICHA, ...changes }])
  expect([fichas.length, omitidas]).toEqual([Object.keys(omitted).length === 0 ? 1 : 0, { ...NONE, ...omitted }])
})

it('sorts by the distance from the dates, then by number, and counts those that are below', () => {
  const progress = [50, 10, 70, 49.99, 10]
  const all = progress.map((progreso, index) => ({ ...FICHA, nro_ficha: index + 1, progreso }))
  const { fichas, por_debajo } = scheduleOn(DAY, all.toReversed())
  expect(fichas.map(({ nro_ficha }) => nro_ficha)).toEqual([2, 5, 4, 1, 3])
  expect(por_debajo).toBe(3)
})

it('leaves out those that are least behind if there are more than 500', () => {
  const all = Array.from({ length: 503 }, (_, index) => ({ ...FICHA, nro_ficha: index, progreso: index / 10 }))
  const { fichas, por_debajo, omitidas } = scheduleOn(DAY, all)
  expect(fichas.map(({ nro_ficha }) => nro_ficha)).toEqual(all.slice(0, 500).map(({ nro_ficha }) => nro_ficha))
  expect([por_debajo, omitidas.menos_atrasadas]).toEqual([500, 3])
})
