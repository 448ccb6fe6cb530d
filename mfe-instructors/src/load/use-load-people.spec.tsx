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
const errorWith = (code: string, body: object = {}): FakeAnswer => {
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
  ['is imported once, with all rows, if none is rejected', 0, ''],
  ['is imported once, without the rejected rows', 3, '?parcial=true'],
])('a file %s', async (_, rechazados, query) => {
  const urls = await open(done(rechazados), plan(rechazados))
  await read()
  expect(people).toMatchObject({ file: FILE, report: { rechazados }, isChanged: false, failed: null })
  await act(async () => {
    people.load()
    people.load()
  })
  await waitFor(() => expect(loaded).toMatchObject({ file: FILE, answers: {}, report: { rechazados }, mailed: 2 }))
  expect(urls()).toEqual(['?simular=true', query])
  expect(people.file).toBeNull()
})

test('nothing is imported before a successful dry run, and no dry run starts without a file', async () => {
  const urls = await open(errorWith('file_unreadable'))
  await act(async () => people.load())
  await act(async () => people.read(null))
  expect(urls()).toEqual([])
  await read()
  expect(people.unreadable).toMatchObject({ code: 'file_unreadable' })
  await act(async () => people.load())
  expect(urls()).toEqual(['?simular=true'])
})

test('rows rejected since the dry run are shown, and the file can be imported without these rows', async () => {
  const urls = await open(errorWith('rows_rejected', { reporte: { rechazados: 1 } }), plan())
  await read()
  await load()
  expect(people).toMatchObject({ isChanged: true, report: { rechazados: 1 }, failed: null, file: FILE })
  await load()
  expect(urls()).toEqual(['?simular=true', '', '?parcial=true'])
})

test.each([
  ['an error for a missing permission', 'forbidden', { reporte: { rechazados: 1 } }],
  ['an error without a report', 'rows_rejected', {}],
])('after %s, the result of the dry run remains and the import can be repeated', async (_, code, body) => {
  const urls = await open(errorWith(code, body), plan())
  await read()
  await load()
  expect(people).toMatchObject({ isChanged: false, report: { rechazados: 0 }, failed: { code } })
  await load()
  expect(urls()).toEqual(['?simular=true', '', ''])
  // Choosing another file clears the error.
  await read()
  expect(people.failed).toBeNull()
})

test('answers about a file are collected, and choosing another file clears them', async () => {
  const urls = await open(done(), plan())
  await read()
  await act(async () => people.addAnswers({ fechas: 'mdy' }))
  await act(async () => people.addAnswers({ renombrar: true }))
  expect(people.answers).toEqual({ fechas: 'mdy', renombrar: true })
  await waitFor(() => expect(people.isReading).toBe(false))
  await read()
  expect(people.answers).toEqual({})
  expect(urls()).toEqual([
    '?simular=true',
    '?fechas=mdy&simular=true',
    '?fechas=mdy&renombrar=true&simular=true',
    '?simular=true',
  ])
})
