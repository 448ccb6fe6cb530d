/** @jest-environment jsdom */
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import type { Plan } from '../evaluations/plan'
import { applyPlan, simulate } from '../evaluations/send-report'
import * as loads from './loads'
import { readReport } from './read-report'

jest.mock('./read-report', () => ({ readReport: jest.fn() }))
jest.mock('../evaluations/send-report', () => ({ applyPlan: jest.fn(), simulate: jest.fn() }))

const FICHA = 7
const OWNER = 1
const report = { archivo: 'juicios.xls', rechazados: 0 } as Plan['report']
const fileOf = (name: string) => new File(['x'], name)
// The test's browser has none.
File.prototype.arrayBuffer = async () => new ArrayBuffer(1)
const plan = (id: string): Plan => ({
  file: fileOf(id),
  kind: 'juicios',
  said: {},
  report,
  id,
  older: undefined,
  changed: false,
})
const refused = (code: string, body: object = {}) => new ApiError(409, { ok: false, code, msg: '', ...body } as never)

const [simulated, applied, read] = [jest.mocked(simulate), jest.mocked(applyPlan), jest.mocked(readReport)]
const says = (nro_ficha: number | null, existe = true) => ({ tipo: 'juicios', nro_ficha, existe }) as FichaFileAnswer
beforeEach(() => {
  read.mockReset().mockResolvedValue(says(FICHA))
  simulated.mockReset()
  applied.mockReset()
})
afterEach(() => loads.loadsOf(OWNER).forEach(({ id }) => void loads.removeLoad(OWNER, id)))

const steps = () => loads.loadsOf(OWNER).map(({ step }) => step.name)
const step = (place = 0) => loads.loadsOf(OWNER)[place]?.step
const idAt = (place: number) => loads.loadsOf(OWNER)[place]?.id ?? 0

/** Files whose plans are shown. */
async function show(...names: string[]) {
  for (const name of names) simulated.mockResolvedValueOnce(plan(name))
  await loads.addLoads(OWNER, names.map(fileOf))
  simulated.mockClear()
}

test('files are simulated one after the other, and the others wait', async () => {
  const seen: string[][] = []
  simulated.mockImplementation(async (_, { file }) => {
    seen.push(steps())
    return plan(file.name)
  })
  await loads.addLoads(OWNER, ['a.xls', 'b.xls'].map(fileOf))
  expect(seen).toEqual([
    ['checking', 'checking'],
    ['planned', 'checking'],
  ])
  expect(steps()).toEqual(['planned', 'planned'])
  expect(loads.loadsOf(OWNER).map(({ file }) => file.name)).toEqual(['a.xls', 'b.xls'])
  expect(loads.loadsOf(2)).toEqual([])
})

test('a file is copied when it is read, so that what is applied is what was shown', async () => {
  await show('a.xls')
  const copy = loads.loadsOf(OWNER)[0]?.file
  expect([copy?.name, copy?.size]).toEqual(['a.xls', 1])
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
  await loads.addLoads(OWNER, [fileOf('a.xls')])
  expect(seen).toEqual([
    { name: 'checking', sent: 0.5 },
    { name: 'checking', sent: 1, progress: { etapa: 'lectura' } },
  ])
  stop()
  const times = told.mock.calls.length
  expect(times).toBeGreaterThan(3)
  loads.removeOver(OWNER)
  expect(told).toHaveBeenCalledTimes(times)
})

test('what the user says of a file is added to what was said, and the file is the one shown', async () => {
  await show('a.xls')
  simulated.mockResolvedValue(plan('a.xls'))
  await loads.checkLoad(OWNER, idAt(0), { fechas: 'mdy' })
  await loads.checkLoad(OWNER, idAt(0), { renombrar: true })
  expect(simulated.mock.calls.map(([nroFicha, { said }]) => [nroFicha, said])).toEqual([
    [FICHA, { fechas: 'mdy' }],
    [FICHA, { fechas: 'mdy', renombrar: true }],
  ])
  expect(simulated.mock.lastCall?.[1].file).toBe(loads.loadsOf(OWNER)[0]?.file)
})

test('a list of apprentices is planned as one, also when it is read again', async () => {
  read.mockResolvedValueOnce({ ...says(FICHA), tipo: 'aprendices' })
  await show('a.xls')
  await loads.checkLoad(OWNER, idAt(0))
  expect(loads.loadsOf(OWNER)[0]?.kind).toBe('aprendices')
  expect([read.mock.calls.length, simulated.mock.lastCall?.[1].kind]).toEqual([1, 'aprendices'])
})

describe('a decision about a plan', () => {
  test('is planned anew while the former plan is shown, which is not applied meanwhile', async () => {
    await show('a.xls')
    simulated.mockImplementation(async (_, { said }) => {
      expect(step()).toMatchObject({ name: 'planned', plan: { report }, renewing: true })
      await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toBeUndefined()
      return { ...plan('b.xls'), said }
    })
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    await loads.reviseLoad(OWNER, idAt(0), { contacto: 'archivo' })
    expect(step()).toEqual({
      name: 'planned',
      plan: { ...plan('b.xls'), file: expect.any(File), said: { ausentes: 'fuera', contacto: 'archivo' } },
    })
    expect(applied).not.toHaveBeenCalled()
  })

  test('counts as the last one, whichever plan comes last', async () => {
    await show('a.xls')
    let first = () => {}
    simulated.mockImplementationOnce(() => new Promise((resolve) => (first = () => resolve(plan('first.xls')))))
    simulated.mockResolvedValueOnce(plan('last.xls'))
    const revising = loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'incompleto' })
    first()
    await revising
    expect(step()).toMatchObject({ plan: { id: 'last.xls' } })
  })

  test('may be refused, and is about a plan only', async () => {
    await show('a.xls')
    const error = refused('ficha_disabled')
    simulated.mockRejectedValueOnce(error)
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    expect([step(), simulated.mock.calls.length]).toEqual([{ name: 'refused', error }, 1])
  })
})

test('a file that is refused, or was removed meanwhile, has no plan', async () => {
  const error = refused('wrong_ficha')
  simulated.mockRejectedValueOnce(error)
  await loads.addLoads(OWNER, [fileOf('a.xls')])
  expect(step()).toEqual({ name: 'refused', error })
  loads.removeLoad(OWNER, idAt(0))
  simulated.mockImplementationOnce(async () => {
    loads.removeLoad(OWNER, idAt(0))
    return plan('b.xls')
  })
  await loads.addLoads(OWNER, [fileOf('b.xls')])
  await loads.checkLoad(OWNER, -1)
  expect([steps(), simulated.mock.calls.length]).toEqual([[], 2])
})

test('a plan is applied once, and what the server does is told', async () => {
  await show('a.xls')
  const id = idAt(0)
  const seen: unknown[] = []
  applied.mockImplementation(async (_, shown, onProgress) => {
    seen.push(step())
    onProgress?.({ etapa: 'guardado' } as never)
    seen.push(step(), await loads.applyLoad(OWNER, id))
    // It goes on although its screen is left.
    loads.removeOver(OWNER)
    return { report: shown.report }
  })
  await expect(loads.applyLoad(OWNER, id)).resolves.toEqual({ done: report })
  const shown = expect.objectContaining({ id: 'a.xls' })
  expect(seen).toEqual([
    { name: 'applying', plan: shown },
    { name: 'applying', plan: shown, progress: { etapa: 'guardado' } },
    undefined,
  ])
  expect(step()).toEqual({ name: 'done', report })
  await expect(loads.applyLoad(OWNER, id)).resolves.toBeUndefined()
  loads.removeOver(OWNER)
  expect(steps()).toEqual([])
})

test('a plan that is another one by now is shown instead', async () => {
  await show('a.xls')
  applied.mockResolvedValue({ plan: plan('b.xls') })
  await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toMatchObject({ changed: { name: 'a.xls' } })
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
  await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toMatchObject({ failed: { name: 'a.xls' }, error })
  expect(step()).toMatchObject(next)
})

test('after a lost connection the same plan is applied again', async () => {
  await show('a.xls')
  applied.mockRejectedValueOnce(new ConnectionError()).mockResolvedValueOnce({ report })
  await loads.applyLoad(OWNER, idAt(0))
  await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toEqual({ done: report })
})

test('the other plans are made anew, and nothing else is', async () => {
  await show('a.xls', 'b.xls', 'c.xls')
  applied.mockResolvedValueOnce({ report })
  await loads.applyLoad(OWNER, idAt(1))
  simulated.mockResolvedValue(plan('x.xls'))
  await loads.checkOthers(OWNER, FICHA)
  expect(simulated.mock.calls.map(([, { file }]) => file.name)).toEqual(['a.xls', 'c.xls'])
  expect(steps()).toEqual(['planned', 'planned', 'done'])
})

describe('the ficha of a file', () => {
  test('is the one that it names, which it is asked once', async () => {
    simulated.mockResolvedValue(plan('a.xls'))
    await loads.addLoads(OWNER, [fileOf('a.xls')], 9)
    await loads.checkLoad(OWNER, idAt(0), { renombrar: true })
    expect(read.mock.calls.map(([{ said, given }]) => [said, given])).toEqual([[{}, 9]])
    expect(simulated.mock.calls.map(([ficha]) => ficha)).toEqual([FICHA, FICHA])
  })

  test('is asked for where it names none', async () => {
    read.mockResolvedValueOnce(says(null)).mockResolvedValueOnce(says(8))
    await loads.addLoads(OWNER, [fileOf('a.csv')])
    expect(step()).toEqual({ name: 'unnamed' })
    simulated.mockResolvedValue(plan('a.csv'))
    await loads.checkLoad(OWNER, idAt(0), {}, 8)
    expect(read.mock.lastCall?.[0].given).toBe(8)
    expect(loads.loadsOf(OWNER)[0]).toMatchObject({ ficha: 8, step: { name: 'planned' } })
  })

  test('may be a new one, which is there for the other files once it was created', async () => {
    const unknown = says(FICHA, false)
    read.mockResolvedValueOnce(unknown).mockResolvedValueOnce(unknown)
    await loads.addLoads(OWNER, ['a.xls', 'b.xls'].map(fileOf))
    expect(step(1)).toEqual({ name: 'new', says: unknown })
    const answer = { ficha: { nro_ficha: FICHA } } as CreateFichaAnswer
    loads.markCreated(OWNER, idAt(0), answer)
    simulated.mockResolvedValue(plan('b.xls'))
    await loads.checkNew(OWNER, FICHA)
    expect(steps()).toEqual(['planned', 'created'])
    loads.markUndone(OWNER, idAt(1))
    loads.removeOver(OWNER)
    expect(steps()).toEqual(['planned'])
  })
})
