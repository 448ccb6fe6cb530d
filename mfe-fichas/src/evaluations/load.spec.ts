import { describe, expect, test } from '@jest/globals'
import {
  byDate,
  hasNewDecision,
  inOrder,
  isFinished,
  isHarmless,
  isReady,
  isRisky,
  isUndoable,
  type Load,
  type LoadStep,
  type Plan,
  planAction,
} from './load'

const report = (filas: number, rechazados: number) => ({
  id: null,
  tipo: 'juicios' as const,
  archivo: 'Reporte de Juicios Evaluativos.xls',
  fecha_reporte: '2026-11-14',
  nro_ficha: 2999001,
  simulado: true,
  filas,
  rechazados,
  advertencias: 0,
  registros: { nuevos: 0, cambiados: 0, sin_cambio: filas - rechazados },
  programa: null,
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: [],
  avisos: [],
})

describe('the action of a plan', () => {
  test('imports all rows of a report without errors', () => {
    expect(planAction({ report: report(10, 0), older: undefined })).toEqual({
      label: 'apply',
      parcial: false,
      forzar: false,
    })
  })

  test('imports the valid rows of a report with rejected rows', () => {
    expect(planAction({ report: report(10, 1), older: undefined })).toMatchObject({
      label: 'applyValid',
      parcial: true,
    })
  })

  test('overrides the newer report that was imported before', () => {
    expect(planAction({ report: report(10, 0), older: new Error() })).toMatchObject({ label: 'force', forzar: true })
    expect(planAction({ report: report(10, 2), older: new Error() })).toEqual({
      label: 'forceValid',
      parcial: true,
      forzar: true,
    })
  })

  test('does not exist for a report without valid rows', () => {
    expect(planAction({ report: report(3, 3), older: undefined }).label).toBeUndefined()
  })

  test.each([
    ['does not exist if the report lacks people and counts as incomplete', true, undefined],
    ['imports all rows if the report lacks people and counts as complete', false, 'apply'],
  ])('%s', (_, incompleto, label) => {
    const ausentes = { incompleto, propuesto: false, motivo: null, personas: [] }
    expect(planAction({ report: { ...report(10, 0), ausentes }, older: undefined }).label).toBe(label)
  })
})

test.each([
  ['that only adds judgments needs no confirmation', 0, undefined, false],
  ['that withdraws approvals needs a confirmation', 1, undefined, true],
  ['that is older than the last one needs a confirmation', 0, new Error(), true],
  ['that is older and withdraws approvals needs a confirmation', 2, new Error(), true],
])('applying a report %s', (_, aprobaciones_retiradas, older, expected) => {
  expect(isRisky({ report: { ...report(10, 0), aprobaciones_retiradas }, older })).toBe(expected)
})

const planned = (report: object = {}, older?: unknown): LoadStep => ({
  name: 'planned',
  plan: { report: { rechazados: 0, filas: 9, aprobaciones_retiradas: 0, ...report }, older } as Plan,
})
const RISKY = planned({ aprobaciones_retiradas: 3 })
const absent = (changes: object, ...personas: object[]) =>
  planned({ ausentes: { incompleto: false, motivo: null, personas, ...changes } })
const ABSENT = absent({ propuesto: true })
const INCOMPLETE = absent({ incompleto: true, motivo: 'muchos' })
const load = (step: LoadStep, id = 1): Load => ({
  id,
  file: new File([], 'a.xls'),
  fileAnswers: {},
  ficha: 7,
  kind: 'juicios',
  step,
})
const done = (id: number | null) => ({ name: 'done', report: { id } }) as LoadStep

test.each([
  ['a plan that only adds can be applied together with others', planned(), true],
  ['a plan that withdraws approvals must be applied alone', RISKY, false],
  ['an older report must be imported alone', planned({}, new Error()), false],
  ['a plan with rejected rows must be applied alone', planned({ rechazados: 1 }), false],
  ['a plan with a proposal about absent people can be applied together with others', ABSENT, true],
  ['a file that looks incomplete must be imported alone', INCOMPLETE, false],
  ['a plan that is being requested again cannot be applied', { ...planned(), renewing: true } as LoadStep, false],
  ['a file that is being read cannot be imported', { name: 'checking', sent: 1 }, false],
] as [string, LoadStep, boolean][])('%s', (_, step, expected) => expect(isReady(load(step))).toBe(expected))

test('imports that need a decision come first, and the others keep their order', () => {
  const steps = [planned(), { name: 'new' }, done(1), RISKY, { name: 'refused' }, planned()] as LoadStep[]
  expect(inOrder(steps.map(load)).map(({ id }) => id)).toEqual([4, 3, 1, 0, 2, 5])
})

test('a file that looks incomplete stays first after the user has decided about the file', () => {
  const decided = absent({ motivo: 'muchos', propuesto: false })
  expect(inOrder([planned(), ABSENT, decided, INCOMPLETE].map(load)).map(({ id }) => id)).toEqual([2, 3, 0, 1])
})

test('a plan without risk counts as harmless while it is requested again', () => {
  expect(isHarmless(load({ ...planned(), renewing: true } as LoadStep))).toBe(true)
})

const LUZ = { nro_documento: '1001', documento_nuevo: null }
const EVA = { nro_documento: '1002', documento_nuevo: '2002' }
test.each([
  ['the same people in another order needs the same decision', [LUZ, EVA], [EVA, LUZ], false],
  ['fewer absent people needs the same decision', [LUZ, EVA], [EVA], false],
  ['another absent person needs a new decision', [LUZ], [LUZ, EVA], true],
  ['a changed decision about the same person needs a new decision', [EVA], [{ ...EVA, documento_nuevo: null }], true],
])('a new plan with %s', (_, before, after, expected) =>
  expect(hasNewDecision(load(absent({}, ...after)), load(absent({}, ...before)))).toBe(expected),
)

test('older reports are imported first', () => {
  const steps = ['2026-11-20', null, '2026-11-02', '2026-11-20'].map((fecha_reporte) => planned({ fecha_reporte }))
  expect(byDate(steps.map(load)).map(({ id }) => id)).toEqual([1, 2, 0, 3])
})

test('imports are sorted by the date of the report, and imports without a date come first', () => {
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

test('an import that has an id in the history can be undone, and so can a creation', () => {
  expect(
    [done(4), done(null), planned(), { name: 'created' } as LoadStep].map((step) => isUndoable(load(step))),
  ).toEqual([true, false, false, true])
})

test.each<LoadStep['name']>(['refused', 'done', 'created', 'undone'])(
  'an import in step %s counts as finished',
  (name) => {
    expect(isFinished(load({ name } as LoadStep))).toBe(true)
  },
)

test.each<LoadStep['name']>(['checking', 'unnamed', 'new', 'planned', 'applying', 'unknown'])(
  'an import in step %s counts as unfinished',
  (name) => {
    expect(isFinished(load({ name } as LoadStep))).toBe(false)
  },
)
