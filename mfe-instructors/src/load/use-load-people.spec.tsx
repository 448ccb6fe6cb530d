/** @jest-environment jsdom */
import { loadUsers } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { useLoadPeople } from './use-load-people'
import { useLoaded } from './use-loaded'

const FILE = new File(['x'], 'personas.xlsx')
const answered = (rechazados: number) => ({ ok: true, reporte: { rechazados }, enviados: 2, enlaces: [], vence: null })
const done = (rechazados = 0) => answer(loadUsers, answered(rechazados) as never)
const plan = (rechazados = 0): FakeAnswer => ({ ...done(rechazados), query: 'simular=true' })
const refused = (code: string, body: object = {}): FakeAnswer => {
  const refusal = refuse(loadUsers, 422, code)
  return { ...refusal, body: { ...(refusal.body as object), ...body } }
}

let people: ReturnType<typeof useLoadPeople>
let loaded: ReturnType<typeof useLoaded>
function Page() {
  people = useLoadPeople()
  loaded = useLoaded()
  return null
}
async function open(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  const pages = { 'list-page': Page }
  const { sent } = await openInFakeShell({ definition, texts: { es, en }, pages }, '/instructors', { answers })
  return () => sent.map(({ url }) => url.replace('/api/users/carga', ''))
}
const read = async () => {
  await act(async () => people.read(FILE))
  await waitFor(() => expect(people.isReading).toBe(false))
}
const load = async () => {
  await act(async () => people.load())
  await waitFor(() => expect(people.isLoading).toBe(false))
}

test.each([
  [0, ''],
  [3, '?parcial=true'],
])('a file with %d rejected rows is loaded once, as its plan says: %j', async (rechazados, query) => {
  const urls = await open(done(rechazados), plan(rechazados))
  await read()
  expect(people).toMatchObject({ file: FILE, report: { rechazados }, isChanged: false, failed: null })
  await act(async () => {
    people.load()
    people.load()
  })
  await waitFor(() => expect(loaded).toMatchObject({ file: FILE, said: {}, report: { rechazados }, mailed: 2 }))
  expect(urls()).toEqual(['?simular=true', query])
  expect(people.file).toBeNull()
})

test('nothing is loaded before there is a plan, and none is made of no file', async () => {
  const urls = await open(refused('file_unreadable'))
  await act(async () => people.load())
  await act(async () => people.read(null))
  expect(urls()).toEqual([])
  await read()
  expect(people.unreadable).toMatchObject({ code: 'file_unreadable' })
  await act(async () => people.load())
  expect(urls()).toEqual(['?simular=true'])
})

test('rows that are rejected since the plan are shown, and the file can be loaded without them', async () => {
  const urls = await open(refused('rows_rejected', { reporte: { rechazados: 1 } }), plan())
  await read()
  await load()
  expect(people).toMatchObject({ isChanged: true, report: { rechazados: 1 }, failed: null, file: FILE })
  await load()
  expect(urls()).toEqual(['?simular=true', '', '?parcial=true'])
})

test.each([
  ['forbidden', { reporte: { rechazados: 1 } }],
  ['rows_rejected', {}],
])('after another refusal (%s, %j) the plan stays, and the file can be loaded again', async (code, body) => {
  const urls = await open(refused(code, body), plan())
  await read()
  await load()
  expect(people).toMatchObject({ isChanged: false, report: { rechazados: 0 }, failed: { code } })
  await load()
  expect(urls()).toEqual(['?simular=true', '', ''])
  // Another file begins without the failure.
  await read()
  expect(people.failed).toBeNull()
})

test('what is said of a file adds up, and another file begins without it', async () => {
  const urls = await open(done(), plan())
  await read()
  await act(async () => people.say({ fechas: 'mdy' }))
  await act(async () => people.say({ renombrar: true }))
  expect(people.said).toEqual({ fechas: 'mdy', renombrar: true })
  await waitFor(() => expect(people.isReading).toBe(false))
  await read()
  expect(people.said).toEqual({})
  expect(urls()).toEqual([
    '?simular=true',
    '?fechas=mdy&simular=true',
    '?fechas=mdy&renombrar=true&simular=true',
    '?simular=true',
  ])
})
