/** @jest-environment jsdom */
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import type { User } from '@fichero/contract/users.schema'
import { forgetLoaded, keepLoaded } from '../load/use-loaded'
import { addPendingLink, removePendingLink } from '../requests/use-pending-links'
import { type Client, keptInTab } from './kept-in-tab'

/** What the screens of a page share, until it is loaded again. */
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

test('a value is changed from what was there, and is there after a reload', () => {
  const names = keptInTab<string[]>('names', [])
  names.change(client, (before) => [...before, 'Ana'])
  names.change(client, (before) => [...before, 'Luz'])
  expect(client.getQueryData(['names'])).toEqual(['Ana', 'Luz'])
  const reloaded = newPage()
  names.change(reloaded, (before) => [...before, 'Eva'])
  expect(reloaded.getQueryData(['names'])).toEqual(['Ana', 'Luz', 'Eva'])
  expect(inStorage()).toEqual([['Ana', 'Luz', 'Eva']])
})

test('of a value that cannot be kept as it is, a part is', () => {
  const secret = keptInTab('secret', { name: '', file: '' }, ({ name }) => ({ name, file: '' }))
  secret.change(client, () => ({ name: 'Ana', file: 'x' }))
  expect(client.getQueryData(['secret'])).toEqual({ name: 'Ana', file: 'x' })
  expect(inStorage()).toEqual([{ name: 'Ana', file: '' }])
})

const link = (id: number, enlace: string) => ({ user: { id } as User, enlace, vence: '2026-02-06T00:00:00Z' })
const links = () => client.getQueryData<{ enlace: string }[]>(['links'])?.map(({ enlace }) => enlace)

test('of each person the last link stays until it is handed over', () => {
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
const sent = { file: FILE, said: { fechas: 'dmy' as const } }

test('what became of a file is kept, and its links beside those of the files before', () => {
  keepLoaded(client, answer([{ enlace: 'a' }]), sent)
  keepLoaded(client, answer([{ enlace: 'b' }], null), sent)
  const links = [
    { enlace: 'a', vence: '2026-02-06T00:00:00Z' },
    { enlace: 'b', vence: '' },
  ]
  const kept = { report: { filas: 2 }, mailed: 1, said: { fechas: 'dmy' }, links }
  expect(loaded()).toEqual({ ...kept, file: FILE })
  // The file is gone after a reload.
  expect(inStorage()).toEqual([kept])
})

test('without links nothing is left of it after a reload, and nothing at all once it is dismissed', () => {
  keepLoaded(client, answer([]), sent)
  expect(loaded()).toMatchObject({ mailed: 1, links: [] })
  expect(inStorage()).toEqual([null])
  keepLoaded(client, answer([{ enlace: 'a' }]), sent)
  forgetLoaded(client)
  expect(loaded()).toBeNull()
  expect(inStorage()).toEqual([null])
})
