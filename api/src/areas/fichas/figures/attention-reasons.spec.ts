import { byUrgency, expectedProgress, type FichaFigures, reasonsOn } from './attention-reasons.js'

const DAY = '2026-06-30'
/** A ficha in the middle of its lessons, which needs no attention. */
const HEALTHY: FichaFigures = {
  fecha_inicio_lectiva: '2026-01-01',
  fecha_fin_lectiva: '2026-12-27',
  fecha_fin_ficha: '2027-06-27',
  etapa: 'lectiva',
  etapa_a_mano: false,
  aprendices: 20,
  por_evaluar: 100,
  progreso: 50,
  reporte: '2026-06-25',
  desde: '2026-06-20',
}
const OVER = { fecha_fin_lectiva: '2026-06-20' }
const ENDED = { ...OVER, fecha_fin_ficha: '2026-06-29' }
const reasons = (changes: Partial<FichaFigures>) =>
  reasonsOn(DAY, { ...HEALTHY, ...changes }).map(({ motivo, dias }) => (dias === null ? motivo : `${motivo} ${dias}`))

it.each<[string, Partial<FichaFigures>, string[]]>([
  ['is on schedule', {}, []],
  ['is over with judgments left', OVER, ['lectiva_terminada 10']],
  ['is over and complete', { ...OVER, por_evaluar: 0 }, []],
  ['is over and has nobody in training', { ...OVER, aprendices: 0 }, []],
  ['is over and has no report', { ...OVER, por_evaluar: null, reporte: null }, ['reporte_viejo']],
  ['has ended with judgments left', { ...ENDED, reporte: '2026-01-01', desde: '2026-01-01' }, ['lectiva_terminada 10']],
  ['has ended and is complete', { ...ENDED, por_evaluar: 0, reporte: null }, []],
  ['was moved to the work placement by hand', { etapa: 'productiva', etapa_a_mano: 1 }, ['lectiva_terminada 0']],
  ['goes on by hand after the last day of its lessons', { ...OVER, etapa_a_mano: 1, progreso: 90 }, []],
  ['ends on this day', { fecha_fin_lectiva: DAY, progreso: 90 }, ['termina_pronto 0']],
  ['ends in 90 days', { fecha_fin_lectiva: '2026-09-28', progreso: 60 }, ['termina_pronto 90']],
  ['ends in 91 days', { fecha_fin_lectiva: '2026-09-29', progreso: 60 }, []],
  ['ends soon and is complete', { fecha_fin_lectiva: '2026-07-10', por_evaluar: 0 }, []],
  [
    'ends soon without a report',
    { fecha_fin_lectiva: '2026-07-10', por_evaluar: null, reporte: null, progreso: 0 },
    ['termina_pronto 10', 'reporte_viejo'],
  ],
  ['has a report of 30 days ago', { reporte: '2026-05-31' }, []],
  ['has a report of 31 days ago', { reporte: '2026-05-30' }, ['reporte_viejo 31']],
  ['has had owed judgments for 30 days', { desde: '2026-05-31' }, []],
  ['has had owed judgments for 31 days', { desde: '2026-05-30' }, ['juicios_viejos 31']],
  ['owes no judgment with a date', { desde: null }, []],
  ['is 19.99 points behind', { progreso: 30.01 }, []],
  ['is 20 points behind', { progreso: 30 }, ['atrasada']],
  ['is behind and complete', { progreso: 30, por_evaluar: 0 }, []],
  [
    'has all reasons of its lessons',
    { fecha_fin_lectiva: '2026-07-20', progreso: 10, reporte: '2026-01-15', desde: '2026-02-01' },
    ['termina_pronto 20', 'reporte_viejo 166', 'juicios_viejos 149', 'atrasada'],
  ],
])('finds the reasons of a ficha that %s', (_, changes, expected) => expect(reasons(changes)).toEqual(expected))

it.each([
  ['2025-12-01', 0],
  ['2026-01-01', 0],
  ['2026-06-30', 50],
  ['2026-12-27', 100],
  ['2027-12-27', 100],
])('the progress that the dates would give on %s is %d %%', (day, expected) =>
  expect(expectedProgress(day, HEALTHY)).toBe(expected),
)

it('the most urgent ficha comes first: by its first reason, then by the figure of that reason, then by number', () => {
  const ficha = (nro_ficha: number, motivo: 'atrasada' | 'termina_pronto', dias: number | null, progreso = 0) => ({
    nro_ficha,
    motivos: [{ motivo, dias }],
    progreso,
    esperado: 80,
  })
  const old = (
    nro_ficha: number,
    motivo: 'lectiva_terminada' | 'reporte_viejo' | 'juicios_viejos',
    dias: number | null,
  ) => ({
    nro_ficha,
    motivos: [{ motivo, dias }],
    progreso: 0,
    esperado: 80,
  })
  const inOrder = [
    old(1, 'lectiva_terminada', 40),
    old(2, 'lectiva_terminada', 3),
    ficha(3, 'termina_pronto', 0),
    ficha(4, 'termina_pronto', 60),
    ficha(5, 'termina_pronto', 60),
    old(6, 'reporte_viejo', null),
    old(7, 'reporte_viejo', 200),
    old(8, 'reporte_viejo', 31),
    old(9, 'juicios_viejos', 90),
    old(10, 'juicios_viejos', 31),
    ficha(11, 'atrasada', null, 10),
    ficha(12, 'atrasada', null, 50),
  ]
  const numbers = (fichas: typeof inOrder) => fichas.map(({ nro_ficha }) => nro_ficha)
  expect(numbers(inOrder.toReversed().toSorted(byUrgency))).toEqual(numbers(inOrder))
})
