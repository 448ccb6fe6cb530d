/** @jest-environment jsdom */
import '@fichero/kit/testing/fake-shell'

import { ApiError, ConnectionError } from '@fichero/kit/api'
import * as loads from './loads'
import type { Plan } from './plan'
import { applyPlan, simulate } from './send-report'

jest.mock('./send-report', () => ({ applyPlan: jest.fn(), simulate: jest.fn() }))

const FICHA = 7
const KEY = loads.loadsKey(1, FICHA)
const report = { archivo: 'juicios.xls', rechazados: 0 } as Plan['report']
const fileOf = (name: string) => new File(['x'], name)
// The test's browser has none.
File.prototype.arrayBuffer = async () => new ArrayBuffer(1)
const plan = (id: string): Plan => ({ file: fileOf(id), said: {}, report, id, older: undefined, changed: false })
const refused = (code: string, body: object = {}) => new ApiError(409, { ok: false, code, msg: '', ...body } as never)

const [simulated, applied] = [jest.mocked(simulate), jest.mocked(applyPlan)]
beforeEach(() => {
  simulated.mockReset()
  applied.mockReset()
})
afterEach(() => loads.loadsOf(KEY).forEach(({ id }) => void loads.removeLoad(KEY, id)))

const steps = () => loads.loadsOf(KEY).map(({ step }) => step.name)
const step = (place = 0) => loads.loadsOf(KEY)[place]?.step
const idAt = (place: number) => loads.loadsOf(KEY)[place]?.id ?? 0

/** Files whose plans are shown. */
async function show(...names: string[]) {
  for (const name of names) simulated.mockResolvedValueOnce(plan(name))
  await loads.addLoads(KEY, FICHA, names.map(fileOf))
  simulated.mockClear()
}

test('files are simulated one after the other, and the others wait', async () => {
  const seen: string[][] = []
  simulated.mockImplementation(async (_, { file }) => {
    seen.push(steps())
    return plan(file.name)
  })
  await loads.addLoads(KEY, FICHA, ['a.xls', 'b.xls'].map(fileOf))
  expect(seen).toEqual([
    ['checking', 'checking'],
    ['planned', 'checking'],
  ])
  expect(steps()).toEqual(['planned', 'planned'])
  expect(loads.loadsOf(KEY).map(({ file }) => file.name)).toEqual(['a.xls', 'b.xls'])
  expect(loads.loadsOf(loads.loadsKey(2, FICHA))).toEqual([])
})

test('how far the file and the server are is told to who listens', async () => {
  const told = jest.fn()
  const stop = loads.onLoadsChange(told)
  const seen: unknown[] = []
  simulated.mockImplementation(async (_, __, { onSent, onProgress } = {}) => {
    onSent?.(0.5)
    seen.push(step())
    onProgress?.({ etapa: 'lectura' } as never)
    seen.push(step())
    return plan('a.xls')
  })
  await loads.addLoads(KEY, FICHA, [fileOf('a.xls')])
  expect(seen).toEqual([
    { name: 'checking', sent: 0.5 },
    { name: 'checking', sent: 1, progress: { etapa: 'lectura' } },
  ])
  stop()
  const times = told.mock.calls.length
  expect(times).toBeGreaterThan(3)
  loads.removeLoads(KEY)
  expect(told).toHaveBeenCalledTimes(times)
})

test('what the user says of a file is added to what was said, and the file is the one shown', async () => {
  await show('a.xls')
  simulated.mockResolvedValue(plan('a.xls'))
  await loads.checkLoad(KEY, FICHA, idAt(0), { fechas: 'mdy' })
  await loads.checkLoad(KEY, FICHA, idAt(0), { renombrar: true })
  expect(simulated.mock.calls.map(([nroFicha, { said }]) => [nroFicha, said])).toEqual([
    [FICHA, { fechas: 'mdy' }],
    [FICHA, { fechas: 'mdy', renombrar: true }],
  ])
  expect(simulated.mock.lastCall?.[1].file).toBe(loads.loadsOf(KEY)[0]?.file)
})

test('a file that is refused, or was removed meanwhile, has no plan', async () => {
  const error = refused('wrong_ficha')
  simulated.mockRejectedValueOnce(error)
  await loads.addLoads(KEY, FICHA, [fileOf('a.xls')])
  expect(step()).toEqual({ name: 'refused', error })
  loads.removeLoad(KEY, idAt(0))
  simulated.mockImplementationOnce(async () => {
    loads.removeLoad(KEY, idAt(0))
    return plan('b.xls')
  })
  await loads.addLoads(KEY, FICHA, [fileOf('b.xls')])
  await loads.checkLoad(KEY, FICHA, -1)
  expect([steps(), simulated.mock.calls.length]).toEqual([[], 2])
})

test('a plan is applied once, and what the server does is told', async () => {
  await show('a.xls')
  const id = idAt(0)
  const seen: unknown[] = []
  applied.mockImplementation(async (_, shown, onProgress) => {
    seen.push(step())
    onProgress?.({ etapa: 'guardado' } as never)
    seen.push(step(), await loads.applyLoad(KEY, FICHA, id))
    // It goes on although its screen is left.
    loads.removeLoads(KEY)
    return { report: shown.report }
  })
  await expect(loads.applyLoad(KEY, FICHA, id)).resolves.toEqual({ done: report })
  const shown = expect.objectContaining({ id: 'a.xls' })
  expect(seen).toEqual([
    { name: 'applying', plan: shown },
    { name: 'applying', plan: shown, progress: { etapa: 'guardado' } },
    undefined,
  ])
  expect(step()).toEqual({ name: 'done', report })
  await expect(loads.applyLoad(KEY, FICHA, id)).resolves.toBeUndefined()
  loads.removeLoads(KEY)
  expect(steps()).toEqual([])
})

test('a plan that is another one by now is shown instead', async () => {
  await show('a.xls')
  applied.mockResolvedValue({ plan: plan('b.xls') })
  await expect(loads.applyLoad(KEY, FICHA, idAt(0))).resolves.toMatchObject({ changed: { name: 'a.xls' } })
  expect(step()).toMatchObject({ name: 'planned', plan: { id: 'b.xls' } })
})

const rejected = { ...report, rechazados: 2 }
test.each([
  ['a lost connection', new ConnectionError(), { name: 'unknown', plan: { report } }],
  ['rejected rows', refused('rows_rejected', { reporte: rejected }), { name: 'planned', plan: { report: rejected } }],
  ['rejected rows that are not told', refused('rows_rejected'), { name: 'refused' }],
  ['a newer report', refused('import_older'), { name: 'planned', plan: { report, older: { code: 'import_older' } } }],
  ['another refusal', refused('ficha_disabled', { reporte: rejected }), { name: 'refused' }],
  ['a mistake of the page', new TypeError(), { name: 'refused' }],
])('after %s the load goes on from there', async (_, error, next) => {
  await show('a.xls')
  applied.mockRejectedValue(error)
  await expect(loads.applyLoad(KEY, FICHA, idAt(0))).resolves.toMatchObject({ failed: { name: 'a.xls' }, error })
  expect(step()).toMatchObject(next)
})

test('after a lost connection the same plan is applied again', async () => {
  await show('a.xls')
  applied.mockRejectedValueOnce(new ConnectionError()).mockResolvedValueOnce({ report })
  await loads.applyLoad(KEY, FICHA, idAt(0))
  await expect(loads.applyLoad(KEY, FICHA, idAt(0))).resolves.toEqual({ done: report })
})

test('the other plans are made anew, and nothing else is', async () => {
  await show('a.xls', 'b.xls', 'c.xls')
  applied.mockResolvedValueOnce({ report })
  await loads.applyLoad(KEY, FICHA, idAt(1))
  simulated.mockResolvedValue(plan('x.xls'))
  await loads.checkOthers(KEY, FICHA)
  expect(simulated.mock.calls.map(([, { file }]) => file.name)).toEqual(['a.xls', 'c.xls'])
  expect(steps()).toEqual(['planned', 'done', 'planned'])
})
