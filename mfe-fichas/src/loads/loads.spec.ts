/** @jest-environment jsdom */

import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { ApiError, ConnectionError } from '@fichero/kit/api'
import { type Plan } from '../evaluations/load'
import { applyPlan, readReport, simulate } from '../evaluations/send-report'
import * as loads from './loads'

jest.mock('../evaluations/send-report', () => ({
  applyPlan: jest.fn(),
  readReport: jest.fn(),
  simulate: jest.fn(),
}))

const FICHA = 7
const OWNER = 1
const report = { archivo: 'juicios.xls', rechazados: 0 } as Plan['report']
const fileOf = (name: string) => new File(['x'], name)
const plan = (id: string): Plan => ({
  file: fileOf(id),
  kind: 'juicios',
  fileAnswers: {},
  report,
  id,
  older: undefined,
  changed: false,
})
const refused = (code: string, body: object = {}) => new ApiError(409, { ok: false, code, msg: '', ...body } as never)

const [simulated, applied, read] = [jest.mocked(simulate), jest.mocked(applyPlan), jest.mocked(readReport)]
const contentOf = (nro_ficha: number | null, existe = true) =>
  ({ tipo: 'juicios', nro_ficha, existe }) as FichaFileAnswer
beforeEach(() => {
  read.mockReset().mockResolvedValue(contentOf(FICHA))
  simulated.mockReset()
  applied.mockReset()
})
afterEach(() => loads.loadsOf(OWNER).forEach(({ id }) => void loads.removeLoad(OWNER, id)))

const steps = () => loads.loadsOf(OWNER).map(({ step }) => step.name)
const step = (index = 0) => loads.loadsOf(OWNER)[index]?.step
const idAt = (index: number) => loads.loadsOf(OWNER)[index]?.id ?? 0

/** Adds files, and waits for their plans. */
async function show(...names: string[]) {
  for (const name of names) simulated.mockResolvedValueOnce(plan(name))
  await loads.addLoads(OWNER, names.map(fileOf))
  simulated.mockClear()
}

test('the dry runs of several files run one after the other', async () => {
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

test('a file is copied when it is read, so that the applied content is the content of the plan', async () => {
  await show('a.xls')
  const copy = loads.loadsOf(OWNER)[0]?.file
  expect([copy?.name, copy?.size]).toEqual(['a.xls', 1])
})

test('a handed file that can no longer be read is rejected before anything is sent', async () => {
  const gone = Object.assign(fileOf('a.xls'), { arrayBuffer: () => Promise.reject(new DOMException('changed')) })
  simulated.mockResolvedValue(plan('b.xls'))
  await loads.addLoads(OWNER, [gone, fileOf('b.xls')])
  expect(steps()).toEqual(['refused', 'planned'])
  expect(step()).toMatchObject({ error: { name: 'FileGoneError', fileName: 'a.xls' } })
  expect(read).toHaveBeenCalledTimes(1)
})

test('listeners are notified of the progress of the upload and of the server', async () => {
  const listener = jest.fn()
  const stop = loads.onLoadsChange(listener)
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
  const times = listener.mock.calls.length
  expect(times).toBeGreaterThan(3)
  loads.removeFinished(OWNER)
  expect(listener).toHaveBeenCalledTimes(times)
})

test('an answer of the user is sent together with earlier answers and the copy of the file', async () => {
  await show('a.xls')
  simulated.mockResolvedValue(plan('a.xls'))
  await loads.checkLoad(OWNER, idAt(0), { fechas: 'mdy' })
  await loads.checkLoad(OWNER, idAt(0), { renombrar: true })
  expect(simulated.mock.calls.map(([nroFicha, { fileAnswers }]) => [nroFicha, fileAnswers])).toEqual([
    [FICHA, { fechas: 'mdy' }],
    [FICHA, { fechas: 'mdy', renombrar: true }],
  ])
  expect(simulated.mock.lastCall?.[1].file).toBe(loads.loadsOf(OWNER)[0]?.file)
})

test('a file keeps its kind when it is read again', async () => {
  read.mockResolvedValueOnce({ ...contentOf(FICHA), tipo: 'aprendices' })
  await show('a.xls')
  await loads.checkLoad(OWNER, idAt(0))
  expect(loads.loadsOf(OWNER)[0]?.kind).toBe('aprendices')
  expect([read.mock.calls.length, simulated.mock.lastCall?.[1].kind]).toEqual([1, 'aprendices'])
})

describe('a decision about a plan', () => {
  test('keeps showing the previous plan, which cannot be applied, until the new plan arrives', async () => {
    await show('a.xls')
    simulated.mockImplementation(async (_, { fileAnswers }) => {
      expect(step()).toMatchObject({ name: 'planned', plan: { report }, renewing: true })
      await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toBeUndefined()
      return { ...plan('b.xls'), fileAnswers }
    })
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    await loads.reviseLoad(OWNER, idAt(0), { contacto: 'archivo' })
    expect(step()).toEqual({
      name: 'planned',
      plan: { ...plan('b.xls'), file: expect.any(File), fileAnswers: { ausentes: 'fuera', contacto: 'archivo' } },
    })
    expect(applied).not.toHaveBeenCalled()
  })

  test('leads to the plan of the last decision, even if the plan of an earlier decision arrives later', async () => {
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

  test('shows an error, and is ignored without a plan', async () => {
    await show('a.xls')
    const error = refused('ficha_disabled')
    simulated.mockRejectedValueOnce(error)
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    await loads.reviseLoad(OWNER, idAt(0), { ausentes: 'fuera' })
    expect([step(), simulated.mock.calls.length]).toEqual([{ name: 'refused', error }, 1])
  })
})

test('a file that the API rejects, or that the user removes meanwhile, gets no plan', async () => {
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

test('a plan is applied only once, and the progress of the server is reported', async () => {
  await show('a.xls')
  const id = idAt(0)
  const seen: unknown[] = []
  applied.mockImplementation(async (_, shown, onProgress) => {
    seen.push(step())
    onProgress?.({ etapa: 'guardado' } as never)
    seen.push(step(), await loads.applyLoad(OWNER, id))
    // The import continues even if the user leaves the screen and opens it with other files.
    loads.removeFinished(OWNER)
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
  loads.removeFinished(OWNER)
  expect(steps()).toEqual([])
})

test('a new plan is shown if the ficha has changed meanwhile', async () => {
  await show('a.xls')
  applied.mockResolvedValue({ plan: plan('b.xls') })
  await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toMatchObject({ changed: { name: 'a.xls' } })
  expect(step()).toMatchObject({ name: 'planned', plan: { id: 'b.xls' } })
})

const rejected = { ...report, rechazados: 2 }
test.each([
  ['a lost connection', new ConnectionError(), { name: 'unknown', plan: { report } }],
  ['rejected rows', refused('rows_rejected', { reporte: rejected }), { name: 'planned', plan: { report: rejected } }],
  ['rejected rows without a report', refused('rows_rejected'), { name: 'refused' }],
  [
    'a newer imported report',
    refused('import_older'),
    { name: 'planned', plan: { report, older: { code: 'import_older' } } },
  ],
  ['another error', refused('ficha_disabled', { reporte: rejected }), { name: 'refused' }],
  ['a bug of the page', new TypeError(), { name: 'refused' }],
])('the import has the right step after %s', async (_, error, next) => {
  await show('a.xls')
  applied.mockRejectedValue(error)
  await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toMatchObject({ failed: { name: 'a.xls' }, error })
  expect(step()).toMatchObject(next)
})

test('after a lost connection the same plan can be applied again', async () => {
  await show('a.xls')
  applied.mockRejectedValueOnce(new ConnectionError()).mockResolvedValueOnce({ report })
  await loads.applyLoad(OWNER, idAt(0))
  await expect(loads.applyLoad(OWNER, idAt(0))).resolves.toEqual({ done: report })
})

test('after an import, only the plans of the other imports are requested again', async () => {
  await show('a.xls', 'b.xls', 'c.xls')
  applied.mockResolvedValueOnce({ report })
  await loads.applyLoad(OWNER, idAt(1))
  simulated.mockResolvedValue(plan('x.xls'))
  await loads.checkOthers(OWNER, FICHA)
  expect(simulated.mock.calls.map(([, { file }]) => file.name)).toEqual(['a.xls', 'c.xls'])
  expect(steps()).toEqual(['planned', 'planned', 'done'])
})

describe('the ficha of a file', () => {
  test('is the ficha that the file names, and the file is read only once', async () => {
    simulated.mockResolvedValue(plan('a.xls'))
    await loads.addLoads(OWNER, [fileOf('a.xls')], 9)
    await loads.checkLoad(OWNER, idAt(0), { renombrar: true })
    expect(read.mock.calls.map(([{ fileAnswers, nroFicha }]) => [fileAnswers, nroFicha])).toEqual([[{}, 9]])
    expect(simulated.mock.calls.map(([ficha]) => ficha)).toEqual([FICHA, FICHA])
  })

  test('is entered by the user if the file names none', async () => {
    read.mockResolvedValueOnce(contentOf(null)).mockResolvedValueOnce(contentOf(8))
    await loads.addLoads(OWNER, [fileOf('a.csv')])
    expect(step()).toEqual({ name: 'unnamed' })
    simulated.mockResolvedValue(plan('a.csv'))
    await loads.checkLoad(OWNER, idAt(0), {}, 8)
    expect(read.mock.lastCall?.[0].nroFicha).toBe(8)
    expect(loads.loadsOf(OWNER)[0]).toMatchObject({ ficha: 8, step: { name: 'planned' } })
  })

  test('can be a new ficha, and its other files get plans after its creation', async () => {
    const unknown = contentOf(FICHA, false)
    read.mockResolvedValueOnce(unknown).mockResolvedValueOnce(unknown)
    await loads.addLoads(OWNER, ['a.xls', 'b.xls'].map(fileOf))
    expect(step(1)).toEqual({ name: 'new', content: unknown })
    const answer = { ficha: { nro_ficha: FICHA } } as CreateFichaAnswer
    loads.markCreated(OWNER, idAt(0), answer)
    simulated.mockResolvedValue(plan('b.xls'))
    await loads.checkNew(OWNER, FICHA)
    expect(steps()).toEqual(['planned', 'created'])
    loads.markUndone(OWNER, idAt(1))
    loads.removeFinished(OWNER)
    expect(steps()).toEqual(['planned'])
  })
})
