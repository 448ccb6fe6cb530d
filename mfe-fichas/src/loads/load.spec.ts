import type { Plan } from '../evaluations/plan'
import { byDate, inOrder, isOver, isReady, isUndoable, type Load, type LoadStep } from './load'

const planned = (report: object = {}, older?: unknown): LoadStep => ({
  name: 'planned',
  plan: { report: { rechazados: 0, filas: 9, aprobaciones_retiradas: 0, ...report }, older } as Plan,
})
const RISKY = planned({ aprobaciones_retiradas: 3 })
const load = (step: LoadStep, id = 1): Load => ({ id, file: new File([], 'a.xls'), said: {}, ficha: 7, step })
const done = (id: number | null) => ({ name: 'done', report: { id } }) as LoadStep

test.each([
  ['a plan that adds', planned(), true],
  ['a plan that takes approvals away', RISKY, false],
  ['an older report', planned({}, new Error()), false],
  ['rejected rows', planned({ rechazados: 1 }), false],
  ['what is being read', { name: 'checking', sent: 1 }, false],
] as [string, LoadStep, boolean][])('%s: loaded together with others is %s', (_, step, expected) =>
  expect(isReady(load(step))).toBe(expected),
)

test('what somebody has to decide about stands first, the others as they came', () => {
  const steps = [planned(), { name: 'new' }, done(1), RISKY, { name: 'refused' }, planned()] as LoadStep[]
  expect(inOrder(steps.map(load)).map(({ id }) => id)).toEqual([4, 3, 1, 0, 2, 5])
})

test('older reports are loaded first', () => {
  const steps = ['2026-11-20', null, '2026-11-02', '2026-11-20'].map((fecha_reporte) => planned({ fecha_reporte }))
  expect(byDate(steps.map(load)).map(({ id }) => id)).toEqual([1, 2, 0, 3])
})

test('in whatever order they came, and what has no date yet before all', () => {
  const dated = (fecha_reporte: string) => planned({ fecha_reporte })
  const [a, b, c] = [dated('2026-01-31'), dated('2026-11-02'), { name: 'checking' } as LoadStep]
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  for (const steps of orders) expect(byDate(steps.map(load)).map(({ step }) => step)).toEqual([c, a, b])
})

test('what changed something can be taken back', () => {
  expect(
    [done(4), done(null), planned(), { name: 'created' } as LoadStep].map((step) => isUndoable(load(step))),
  ).toEqual([true, false, false, true])
})

test.each<[LoadStep['name'], boolean]>([
  ['checking', false],
  ['unnamed', false],
  ['new', false],
  ['planned', false],
  ['applying', false],
  ['unknown', false],
  ['refused', true],
  ['done', true],
  ['created', true],
  ['undone', true],
])('of a file that is %s nothing would be lost: %s', (name, expected) => {
  expect(isOver(load({ name } as LoadStep))).toBe(expected)
})
