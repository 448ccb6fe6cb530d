/** @jest-environment jsdom */
import { applyEvaluations, importApprentices, importEvaluations } from '@fichero/contract/calls/fichas.calls'
import { getImportProgress } from '@fichero/contract/calls/imports.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { answer, answerWith, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { type Plan } from './load'
import { applyPlan, simulate } from './send-report'

const FICHA = 7
const file = new File(['x'], 'juicios.xls')
const report = (changes: Partial<ImportReport> = {}) => ({ filas: 10, rechazados: 0, ...changes }) as ImportReport
const planned = (id: string | undefined, reporte = report()) =>
  answer(importEvaluations, { ok: true, msg: '', reporte, ...(id && { plan: { id, hasta: '' } }) } as never)
const older = (body: object): FakeAnswer => {
  const refusal = refuse(importEvaluations, 409, 'import_older')
  return { ...refusal, body: { ...(refusal.body as object), ...body } }
}
const kind = 'juicios' as const
const plan = (changes: Partial<Plan> = {}): Plan => ({
  file,
  kind,
  fileAnswers: {},
  report: report(),
  id: 'p1',
  older: undefined,
  changed: false,
  ...changes,
})

beforeEach(() => {
  // Gives every request the same progress id.
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) },
    configurable: true,
  })
})

/** Returns the URLs of requests without the parameter of the progress id. */
const pathsOf = (sent: { url: string }[]) => sent.map(({ url }) => url.replace(/[?&]progreso=(0a){16}/, ''))

test('the dry run of a list of apprentices has a separate endpoint, and sends all answers of the user', async () => {
  const sent = answerWith([{ ...planned('p1'), pattern: /aprendices$/ }])
  const fileAnswers = { ausentes: 'fuera', contacto: 'archivo', renombrar: true } as const
  await expect(simulate(FICHA, { file, kind: 'aprendices', fileAnswers })).resolves.toMatchObject({
    kind: 'aprendices',
    fileAnswers,
  })
  expect(pathsOf(sent)).toEqual([
    '/api/fichas/7/aprendices?simular=true&ausentes=fuera&contacto=archivo&renombrar=true',
  ])
})

test('a dry run returns the plan, with an id if the API stored the plan', async () => {
  const sent = answerWith([planned('p1')])
  await expect(simulate(FICHA, { file, kind, fileAnswers: { fechas: 'dmy' } })).resolves.toEqual(
    plan({ fileAnswers: { fechas: 'dmy' }, report: report() }),
  )
  expect(pathsOf(sent)).toEqual(['/api/fichas/7/evaluaciones?simular=true&fechas=dmy'])
  answerWith([planned(undefined)])
  await expect(simulate(FICHA, { file, kind, fileAnswers: {} })).resolves.toMatchObject({ id: undefined })
})

test('progress is reported until the answer arrives, and not afterwards', async () => {
  jest.useFakeTimers()
  const progress = { etapa: 'lectura' }
  const sent = answerWith([planned('p1'), answer(getImportProgress, progress as never)])
  const { prototype } = globalThis.XMLHttpRequest
  const { send } = prototype
  // Delays the upload, so that the progress is polled once before.
  prototype.send = function (form) {
    setTimeout(() => send.call(this, form), 1500)
  }
  const [onProgress, onSent] = [jest.fn(), jest.fn()]
  const simulating = simulate(FICHA, { file, kind, fileAnswers: {} }, { onProgress, onSent })
  await jest.advanceTimersByTimeAsync(1499)
  expect(onProgress.mock.calls).toEqual([[progress]])
  await jest.advanceTimersByTimeAsync(5000)
  await expect(simulating).resolves.toMatchObject({ id: 'p1' })
  expect(onProgress.mock.calls).toEqual([[progress]])
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT'])
  jest.useRealTimers()
})

test('the error for an older report becomes a plan, and any error without a plan is thrown', async () => {
  answerWith([older({ reporte: report(), plan: { id: 'p2' } })])
  await expect(simulate(FICHA, { file, kind, fileAnswers: {} })).resolves.toEqual(
    plan({ id: 'p2', older: expect.objectContaining({ code: 'import_older' }) }),
  )
  answerWith([older({ reporte: report() })])
  await expect(simulate(FICHA, { file, kind, fileAnswers: {} })).resolves.toMatchObject({
    id: undefined,
    changed: false,
  })
  answerWith([older({})])
  await expect(simulate(FICHA, { file, kind, fileAnswers: {} })).rejects.toMatchObject({ code: 'import_older' })
  answerWith([
    { ...older({ reporte: report() }), body: { ok: false, code: 'wrong_ficha', msg: '', reporte: report() } },
  ])
  await expect(simulate(FICHA, { file, kind, fileAnswers: {} })).rejects.toMatchObject({ code: 'wrong_ficha' })
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
  ['that the server has stored', {}, '/api/fichas/7/evaluaciones/p1'],
  ['with rejected rows', { report: report({ rechazados: 1 }) }, '/api/fichas/7/evaluaciones/p1?parcial=true'],
  ['that is older than the last report', { older: new Error() }, '/api/fichas/7/evaluaciones/p1?forzar=true'],
  [
    'with renamed people who are the same',
    { fileAnswers: { renombrar: true } },
    '/api/fichas/7/evaluaciones/p1?renombrar=true',
  ],
  [
    'with the proposed decisions about absent people',
    { report: absent },
    '/api/fichas/7/evaluaciones/p1?ausentes=fuera%2C1001%3A2001',
  ],
  [
    'with the contact data of the file',
    { fileAnswers: { contacto: 'archivo' } },
    '/api/fichas/7/evaluaciones/p1?contacto=archivo',
  ],
  ['of apprentices', { kind: 'aprendices' }, '/api/fichas/7/evaluaciones/p1'],
  [
    'of apprentices that the server has not stored, with its file,',
    { id: undefined, kind: 'aprendices', report: absent },
    '/api/fichas/7/aprendices?ausentes=fuera%2C1001%3A2001',
  ],
  ['whose date order the server already knows', { fileAnswers: { fechas: 'mdy' } }, '/api/fichas/7/evaluaciones/p1'],
  [
    'that the server has not stored, with its file,',
    { id: undefined, fileAnswers: { fechas: 'mdy' } },
    '/api/fichas/7/evaluaciones?fechas=mdy',
  ],
])('applying a plan %s sends the right URL', async (_, changes, url) => {
  const sent = answerWith([
    answer(applyEvaluations, DONE),
    answer(importEvaluations, DONE),
    answer(importApprentices, DONE),
  ])
  await expect(applyPlan(FICHA, plan(changes))).resolves.toEqual({ report: report({ id: 3 }) })
  expect(pathsOf(sent)).toEqual([url])
})

test.each(['plan_changed', 'plan_not_found', 'people_absent', 'report_incomplete'])(
  'applying a plan returns a new plan after the error %s',
  async (code) => {
    const sent = answerWith([refuse(applyEvaluations, 409, code), planned('p2')])
    await expect(applyPlan(FICHA, plan())).resolves.toEqual({ plan: plan({ id: 'p2', changed: true }) })
    expect(pathsOf(sent)).toEqual(['/api/fichas/7/evaluaciones/p1', '/api/fichas/7/evaluaciones?simular=true'])
  },
)

test('applying a plan with its file returns a new plan if other people are absent by then', async () => {
  const refusal = refuse(importEvaluations, 422, 'people_absent')
  const sent = answerWith([refusal, { ...planned(undefined, absent), query: 'simular' }])
  const shown = plan({ id: undefined, fileAnswers: { ausentes: '1001:fuera' } })
  await expect(applyPlan(FICHA, shown)).resolves.toEqual({ plan: { ...shown, report: absent, changed: true } })
  expect(pathsOf(sent)).toEqual([
    '/api/fichas/7/evaluaciones',
    '/api/fichas/7/evaluaciones?simular=true&ausentes=1001%3Afuera',
  ])
})

test('a plan that is no longer stored is applied if a new dry run has the same result', async () => {
  const expired = refuse(applyEvaluations, 404, 'plan_not_found')
  const answers = [expired, planned('p1')]
  const sent = answerWith(answers)
  const { fetch } = globalThis
  globalThis.fetch = async (...args) => {
    const response = await fetch(...args)
    answers[0] = answer(applyEvaluations, DONE)
    return response
  }
  await expect(applyPlan(FICHA, plan())).resolves.toEqual({ report: report({ id: 3 }) })
  expect(pathsOf(sent)).toEqual([
    '/api/fichas/7/evaluaciones/p1',
    '/api/fichas/7/evaluaciones?simular=true',
    '/api/fichas/7/evaluaciones/p1',
  ])
})

test('any other error of applying a plan is thrown', async () => {
  answerWith([refuse(applyEvaluations, 409, 'ficha_disabled')])
  await expect(applyPlan(FICHA, plan())).rejects.toMatchObject({ code: 'ficha_disabled' })
})
