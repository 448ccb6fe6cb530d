/** @jest-environment jsdom */
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import type { User } from '@fichero/contract/users.schema'
import { discardLoaded, storeLoaded } from '../load/use-loaded'
import { addPendingLink, removePendingLink } from '../requests/use-pending-links'
import { type Client, tabState } from './tab-state'

/** A client whose cache lasts until the page is reloaded. */
function newPage(): Client {
  const shared = new Map<string, unknown>()
  return {
    getQueryData: ([name]: string[]) => shared.get(name ?? ''),
    setQueryData: ([name]: string[], value: unknown) => shared.set(name ?? '', value),
  } as unknown as Client
}

let client: Client
beforeEach(() => {
  sessionStorage.clear()
  client = newPage()
})

const inStorage = () => Object.values(sessionStorage).map((text) => JSON.parse(text))

test('the function that changes a value receives the previous value, also after a reload', () => {
  const names = tabState<string[]>('names', [])
  names.change(client, (before) => [...before, 'Ana'])
  names.change(client, (before) => [...before, 'Luz'])
  expect(client.getQueryData(['names'])).toEqual(['Ana', 'Luz'])
  const reloaded = newPage()
  names.change(reloaded, (before) => [...before, 'Eva'])
  expect(reloaded.getQueryData(['names'])).toEqual(['Ana', 'Luz', 'Eva'])
  expect(inStorage()).toEqual([['Ana', 'Luz', 'Eva']])
})

test('the secret part of a value is not stored', () => {
  const secret = tabState('secret', { name: '', file: '' }, ({ name }) => ({ name, file: '' }))
  secret.change(client, () => ({ name: 'Ana', file: 'x' }))
  expect(client.getQueryData(['secret'])).toEqual({ name: 'Ana', file: 'x' })
  expect(inStorage()).toEqual([{ name: 'Ana', file: '' }])
})

const link = (id: number, enlace: string) => ({ user: { id } as User, enlace, vence: '2026-02-06T00:00:00Z' })
const links = () => client.getQueryData<{ enlace: string }[]>(['links'])?.map(({ enlace }) => enlace)

test('the last access link of each person is kept until it is handed over', () => {
  addPendingLink(client, link(1, 'a'))
  addPendingLink(client, link(2, 'b'))
  addPendingLink(client, link(1, 'c'))
  expect(links()).toEqual(['b', 'c'])
  removePendingLink(client, link(1, 'a'))
  expect(links()).toEqual(['b', 'c'])
  removePendingLink(client, link(1, 'c'))
  expect(links()).toEqual(['b'])
  expect(inStorage()).toEqual([[link(2, 'b')]])
})

const FILE = new File(['x'], 'personas.xlsx')
const answer = (enlaces: { enlace: string }[], vence: string | null = '2026-02-06T00:00:00Z') =>
  ({ reporte: { filas: 2 }, enviados: 1, enlaces, vence }) as unknown as LoadUsersAnswer
const loaded = () => client.getQueryData<object>(['people loaded'])
const sent = { file: FILE, answers: { fechas: 'dmy' as const } }

test('the result of an import is stored, with its links after the links of earlier imports', () => {
  storeLoaded(client, answer([{ enlace: 'a' }]), sent)
  storeLoaded(client, answer([{ enlace: 'b' }], null), sent)
  const links = [
    { enlace: 'a', vence: '2026-02-06T00:00:00Z' },
    { enlace: 'b', vence: '' },
  ]
  const stored = { report: { filas: 2 }, mailed: 1, answers: { fechas: 'dmy' }, links }
  expect(loaded()).toEqual({ ...stored, file: FILE })
  // The file is gone after a reload.
  expect(inStorage()).toEqual([stored])
})

test('a result without links is not stored, and a dismissed result is removed', () => {
  storeLoaded(client, answer([]), sent)
  expect(loaded()).toMatchObject({ mailed: 1, links: [] })
  expect(inStorage()).toEqual([null])
  storeLoaded(client, answer([{ enlace: 'a' }]), sent)
  discardLoaded(client)
  expect(loaded()).toBeNull()
  expect(inStorage()).toEqual([null])
})
