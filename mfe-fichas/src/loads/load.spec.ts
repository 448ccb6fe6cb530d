import type { Plan } from '../evaluations/plan'
import {
  byDate,
  decidesOtherwise,
  inOrder,
  isHarmless,
  isOver,
  isReady,
  isUndoable,
  type Load,
  type LoadStep,
} from './load'

const planned = (report: object = {}, older?: unknown): LoadStep => ({
  name: 'planned',
  plan: { report: { rechazados: 0, filas: 9, aprobaciones_retiradas: 0, ...report }, older } as Plan,
})
const RISKY = planned({ aprobaciones_retiradas: 3 })
const absent = (given: object, ...personas: object[]) =>
  planned({ ausentes: { incompleto: false, motivo: null, personas, ...given } })
const ABSENT = absent({ propuesto: true })
const INCOMPLETE = absent({ incompleto: true, motivo: 'muchos' })
const load = (step: LoadStep, id = 1): Load => ({
  id,
  file: new File([], 'a.xls'),
  said: {},
  ficha: 7,
  kind: 'juicios',
  step,
})
const done = (id: number | null) => ({ name: 'done', report: { id } }) as LoadStep

test.each([
  ['a plan that adds', planned(), true],
  ['a plan that takes approvals away', RISKY, false],
  ['an older report', planned({}, new Error()), false],
  ['rejected rows', planned({ rechazados: 1 }), false],
  ['a plan with a proposal about absent people', ABSENT, true],
  ['a file that looks incomplete', INCOMPLETE, false],
  ['a plan that is made anew', { ...planned(), renewing: true } as LoadStep, false],
  ['what is being read', { name: 'checking', sent: 1 }, false],
] as [string, LoadStep, boolean][])('%s: loaded together with others is %s', (_, step, expected) =>
  expect(isReady(load(step))).toBe(expected),
)

test('what somebody has to decide about stands first, the others as they came', () => {
  const steps = [planned(), { name: 'new' }, done(1), RISKY, { name: 'refused' }, planned()] as LoadStep[]
  expect(inOrder(steps.map(load)).map(({ id }) => id)).toEqual([4, 3, 1, 0, 2, 5])
})

test('a file that looks incomplete stands first also when somebody has decided about it', () => {
  const decided = absent({ motivo: 'muchos', propuesto: false })
  expect(inOrder([planned(), ABSENT, decided, INCOMPLETE].map(load)).map(({ id }) => id)).toEqual([2, 3, 0, 1])
})

test('a plan that is made anew stays folded', () => {
  expect(isHarmless(load({ ...planned(), renewing: true } as LoadStep))).toBe(true)
})

const LUZ = { nro_documento: '1001', documento_nuevo: null }
const EVA = { nro_documento: '1002', documento_nuevo: '2002' }
test.each([
  ['the same people', [LUZ, EVA], [EVA, LUZ], false],
  ['fewer people', [LUZ, EVA], [EVA], false],
  ['another person', [LUZ], [LUZ, EVA], true],
  ['the same person otherwise', [EVA], [{ ...EVA, documento_nuevo: null }], true],
])('a plan made anew that decides about %s: %#', (_, before, after, expected) =>
  expect(decidesOtherwise(load(absent({}, ...after)), load(absent({}, ...before)))).toBe(expected),
)

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
