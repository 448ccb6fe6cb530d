/** @jest-environment jsdom */
import { applyEvaluations, importApprentices, importEvaluations } from '@fichero/contract/calls/fichas.calls'
import { getImportProgress } from '@fichero/contract/calls/imports.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { answer, answerWith, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import type { Plan } from './plan'
import { applyPlan, simulate } from './send-report'

const FICHA = 7
const file = new File(['x'], 'juicios.xls')
const report = (given: Partial<ImportReport> = {}) => ({ filas: 10, rechazados: 0, ...given }) as ImportReport
const planned = (id: string | undefined, reporte = report()) =>
  answer(importEvaluations, { ok: true, msg: '', reporte, ...(id && { plan: { id, hasta: '' } }) } as never)
const older = (body: object): FakeAnswer => {
  const refusal = refuse(importEvaluations, 409, 'import_older')
  return { ...refusal, body: { ...(refusal.body as object), ...body } }
}
const kind = 'juicios' as const
const plan = (given: Partial<Plan> = {}): Plan => ({
  file,
  kind,
  said: {},
  report: report(),
  id: 'p1',
  older: undefined,
  changed: false,
  ...given,
})

beforeEach(() => {
  // Ids to follow a request by.
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) },
    configurable: true,
  })
})

/** What was sent, without the id by which it is followed. */
const told = (sent: { url: string }[]) => sent.map(({ url }) => url.replace(/[?&]progreso=(0a){16}/, ''))

test('a list of apprentices is simulated by its own call, with all that was said of it', async () => {
  const sent = answerWith([{ ...planned('p1'), pattern: /aprendices$/ }])
  const said = { ausentes: 'fuera', contacto: 'archivo', renombrar: true } as const
  await expect(simulate(FICHA, { file, kind: 'aprendices', said })).resolves.toMatchObject({ kind: 'aprendices', said })
  expect(told(sent)).toEqual(['/api/fichas/7/aprendices?simular=true&ausentes=fuera&contacto=archivo&renombrar=true'])
})

test('a simulation tells the plan, and the id of one that is kept', async () => {
  const sent = answerWith([planned('p1')])
  await expect(simulate(FICHA, { file, kind, said: { fechas: 'dmy' } })).resolves.toEqual(
    plan({ said: { fechas: 'dmy' }, report: report() }),
  )
  expect(told(sent)).toEqual(['/api/fichas/7/evaluaciones?simular=true&fechas=dmy'])
  answerWith([planned(undefined)])
  await expect(simulate(FICHA, { file, kind, said: {} })).resolves.toMatchObject({ id: undefined })
})

test('what the server does is told while it does it, and not afterwards', async () => {
  jest.useFakeTimers()
  const progress = { etapa: 'lectura' }
  const sent = answerWith([planned('p1'), answer(getImportProgress, progress as never)])
  const { prototype } = globalThis.XMLHttpRequest
  const { send } = prototype
  // The answer to the file comes later.
  prototype.send = function (form) {
    setTimeout(() => send.call(this, form), 1500)
  }
  const [onProgress, onSent] = [jest.fn(), jest.fn()]
  const simulating = simulate(FICHA, { file, kind, said: {} }, { onProgress, onSent })
  await jest.advanceTimersByTimeAsync(1499)
  expect(onProgress.mock.calls).toEqual([[progress]])
  await jest.advanceTimersByTimeAsync(5000)
  await expect(simulating).resolves.toMatchObject({ id: 'p1' })
  expect(onProgress.mock.calls).toEqual([[progress]])
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
  jest.useRealTimers()
})

test('an older report has a plan too, and one that cannot be told is an error', async () => {
  answerWith([older({ reporte: report(), plan: { id: 'p2' } })])
  await expect(simulate(FICHA, { file, kind, said: {} })).resolves.toEqual(
    plan({ id: 'p2', older: expect.objectContaining({ code: 'import_older' }) }),
  )
  answerWith([older({ reporte: report() })])
  await expect(simulate(FICHA, { file, kind, said: {} })).resolves.toMatchObject({ id: undefined, changed: false })
  answerWith([older({})])
  await expect(simulate(FICHA, { file, kind, said: {} })).rejects.toMatchObject({ code: 'import_older' })
  answerWith([
    { ...older({ reporte: report() }), body: { ok: false, code: 'wrong_ficha', msg: '', reporte: report() } },
  ])
  await expect(simulate(FICHA, { file, kind, said: {} })).rejects.toMatchObject({ code: 'wrong_ficha' })
})

const LUZ = { nro_documento: '1001', decision: 'misma', documento_nuevo: '2001' }
const ABSENT = {
  incompleto: false,
  propuesto: true,
  motivo: null,
  personas: [LUZ, { nro_documento: '1002', decision: 'fuera' }],
}
const absent = report({ ausentes: ABSENT as ImportReport['ausentes'] })
const DONE = { ok: true, msg: '', reporte: report({ id: 3 }) } as never

test.each<[string, Partial<Plan>, string]>([
  ['that is kept', {}, '/api/fichas/7/evaluaciones/p1'],
  ['with rejected rows', { report: report({ rechazados: 1 }) }, '/api/fichas/7/evaluaciones/p1?parcial=true'],
  ['over a newer one', { older: new Error() }, '/api/fichas/7/evaluaciones/p1?forzar=true'],
  ['of the same people', { said: { renombrar: true } }, '/api/fichas/7/evaluaciones/p1?renombrar=true'],
  [
    'with the decisions that it proposed',
    { report: absent },
    '/api/fichas/7/evaluaciones/p1?ausentes=fuera%2C1001%3A2001',
  ],
  [
    'with the contact data of the file',
    { said: { contacto: 'archivo' } },
    '/api/fichas/7/evaluaciones/p1?contacto=archivo',
  ],
  ['of apprentices', { kind: 'aprendices' }, '/api/fichas/7/evaluaciones/p1'],
  [
    'of apprentices that is not kept, with its file',
    { id: undefined, kind: 'aprendices', report: absent },
    '/api/fichas/7/aprendices?ausentes=fuera%2C1001%3A2001',
  ],
  ['whose dates are known to the plan', { said: { fechas: 'mdy' } }, '/api/fichas/7/evaluaciones/p1'],
  [
    'that is not kept, with its file',
    { id: undefined, said: { fechas: 'mdy' } },
    '/api/fichas/7/evaluaciones?fechas=mdy',
  ],
])('a plan %s is applied: %j', async (_, given, url) => {
  const sent = answerWith([
    answer(applyEvaluations, DONE),
    answer(importEvaluations, DONE),
    answer(importApprentices, DONE),
  ])
  await expect(applyPlan(FICHA, plan(given))).resolves.toEqual({ report: report({ id: 3 }) })
  expect(told(sent)).toEqual([url])
})

test.each(['plan_changed', 'plan_not_found', 'people_absent', 'report_incomplete'])(
  'after %s a plan that is another one is shown',
  async (code) => {
    const sent = answerWith([refuse(applyEvaluations, 409, code), planned('p2')])
    await expect(applyPlan(FICHA, plan())).resolves.toEqual({ plan: plan({ id: 'p2', changed: true }) })
    expect(told(sent)).toEqual(['/api/fichas/7/evaluaciones/p1', '/api/fichas/7/evaluaciones?simular=true'])
  },
)

test('a plan that is sent with its file is shown anew where other people are absent by now', async () => {
  const refusal = refuse(importEvaluations, 422, 'people_absent')
  const sent = answerWith([refusal, { ...planned(undefined, absent), query: 'simular' }])
  const shown = plan({ id: undefined, said: { ausentes: '1001:fuera' } })
  await expect(applyPlan(FICHA, shown)).resolves.toEqual({ plan: { ...shown, report: absent, changed: true } })
  expect(told(sent)).toEqual([
    '/api/fichas/7/evaluaciones',
    '/api/fichas/7/evaluaciones?simular=true&ausentes=1001%3Afuera',
  ])
})

test('a plan that was not kept, and is the same again, is applied', async () => {
  const gone = refuse(applyEvaluations, 404, 'plan_not_found')
  const answers = [gone, planned('p1')]
  const sent = answerWith(answers)
  const { fetch } = globalThis
  globalThis.fetch = async (...given) => {
    const response = await fetch(...given)
    answers[0] = answer(applyEvaluations, DONE)
    return response
  }
  await expect(applyPlan(FICHA, plan())).resolves.toEqual({ report: report({ id: 3 }) })
  expect(told(sent)).toEqual([
    '/api/fichas/7/evaluaciones/p1',
    '/api/fichas/7/evaluaciones?simular=true',
    '/api/fichas/7/evaluaciones/p1',
  ])
})

test('any other refusal is an error', async () => {
  answerWith([refuse(applyEvaluations, 409, 'ficha_disabled')])
  await expect(applyPlan(FICHA, plan())).rejects.toMatchObject({ code: 'ficha_disabled' })
})
