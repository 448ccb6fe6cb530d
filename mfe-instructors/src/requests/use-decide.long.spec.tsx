/** @jest-environment jsdom */
import { approveUser, listPendingUsers, rejectUser } from '@fichero/contract/calls/users.calls'
import type { User } from '@fichero/contract/users.schema'
import { callOptions } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { useDecide } from './use-decide'
import { usePendingLinks } from './use-pending-links'

const person = (id: number) => ({ id, nro_documento: `52${id}`, nombre: 'Ana', apellido: `${id}` }) as User
const PENDING = callOptions(listPendingUsers).queryKey
const LINK = 'https://fichero.example/reset-password/x'

const decided = jest.fn()
const failed = jest.fn()
let hook: ReturnType<typeof useDecide> & { links: string[]; waiting: () => number[] | undefined }

function Page() {
  const client = useQueryClient()
  const decisions = useDecide({ onDecided: decided, onFailed: failed })
  const links = usePendingLinks().map(({ enlace }) => enlace)
  const waiting = () => client.getQueryData(PENDING)?.users.map(({ id }) => id)
  hook = { ...decisions, links, waiting }
  const fill = () => client.setQueryData(PENDING, { ok: true, users: [1, 2, 3].map(person) } as never)
  return (
    <button type="button" onClick={fill}>
      fill
    </button>
  )
}

/** Opens the page with the requests of three people. */
async function open(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  decided.mockClear()
  failed.mockClear()
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    { as: ['users:approve'], answers },
  )
  await screen.user.click(screen.getByRole('button', { name: 'fill' }))
  return screen
}

const approved = (enlace: string | null) => answer(approveUser, { ok: true, msg: '', enlace } as never)
const rejected = answer(rejectUser, { ok: true, msg: '' } as never)
const forPerson = (id: number, response: FakeAnswer): FakeAnswer => ({ ...response, pattern: new RegExp(`/52${id}$`) })

test('a response that has only a message is accepted', async () => {
  const message = { ok: true, message: 'Hecho' } as never
  await open(answer(approveUser, message), answer(rejectUser, message))
  await act(async () => hook.decide({ verb: 'approve', user: person(2) }))
  await act(async () => hook.decide({ verb: 'reject', user: person(3) }))
  expect(hook.waiting()).toEqual([1])
  expect(decided.mock.calls.map(([, enlace]) => enlace)).toEqual([null, null])
  expect(hook.links).toEqual([])
})

test('an approved request leaves the list, and a link that was not mailed becomes pending', async () => {
  const { sent } = await open(approved(LINK))
  await act(async () => hook.decide({ verb: 'approve', user: person(2) }))
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['PATCH /api/admin/approve-user/522'])
  expect(hook.waiting()).toEqual([1, 3])
  expect(hook.links).toEqual([LINK])
  expect(decided).toHaveBeenCalledWith({ verb: 'approve', user: person(2) }, LINK)
  expect([hook.isBusy(person(2)), hook.failures]).toEqual([false, []])
})

test('a mailed link does not become pending', async () => {
  await open(approved(null))
  await act(async () => hook.decide({ verb: 'approve', user: person(2) }))
  expect(decided).toHaveBeenCalledWith(expect.anything(), null)
  expect(hook.links).toEqual([])
})

test('a rejected request leaves the list', async () => {
  const { sent } = await open(rejected)
  await act(async () => hook.decide({ verb: 'reject', user: person(1) }))
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/admin/reject-user/521'])
  expect(hook.waiting()).toEqual([2, 3])
  expect(decided).toHaveBeenCalledWith({ verb: 'reject', user: person(1) }, null)
})

test.each([
  [404, [1, 3]],
  [409, [1, 3]],
  [403, [1, 2, 3]],
  [500, [1, 2, 3]],
])('after the error %i the list has the requests %j', async (status, waiting) => {
  await open(refuse(approveUser, status, 'already_decided'))
  await act(async () => hook.decide({ verb: 'approve', user: person(2) }))
  expect(hook.waiting()).toEqual(waiting)
  expect(hook.failures).toMatchObject([{ verb: 'approve', user: { id: 2 }, error: { status } }])
  expect([failed.mock.calls.length, decided.mock.calls.length]).toEqual([1, 0])
  await act(async () => hook.clearFailures())
  expect(hook.failures).toEqual([])
})

test('while a decision is sent, another decision on the same request is ignored', async () => {
  const { sent } = await open(approved(null), rejected)
  await act(async () => {
    hook.decide({ verb: 'approve', user: person(1) })
  })
  sent.length = 0
  let finish: (() => void) | undefined
  globalThis.fetch = (url) => {
    sent.push({ method: '', url: String(url), token: null, ifMatch: null, body: undefined })
    return new Promise((_, reject) => {
      finish = () => reject(new TypeError('lost'))
    })
  }
  await act(async () => hook.decide({ verb: 'approve', user: person(2) }))
  expect([hook.isBusy(person(2)), hook.isBusy(person(3))]).toEqual([true, false])
  await act(async () => hook.decide({ verb: 'reject', user: person(2) }))
  expect(sent).toHaveLength(1)
  await act(async () => finish?.())
  expect([hook.isBusy(person(2)), hook.failures.length]).toEqual([false, 1])
  await act(async () => hook.decide({ verb: 'reject', user: person(3) }))
  expect([sent.length, hook.failures]).toEqual([2, []])
  await act(async () => finish?.())
})

test('several requests are decided, and failures are reported', async () => {
  const conflict = refuse(approveUser, 409, 'already_decided')
  await open(forPerson(1, approved(null)), forPerson(2, conflict), forPerson(3, approved(LINK)))
  let count = 0
  await act(async () => {
    count = await hook.decideAll('approve', [1, 2, 3].map(person))
  })
  expect(count).toBe(2)
  expect(hook.waiting()).toEqual([])
  expect(hook.failures.map(({ user }) => user.id)).toEqual([2])
  expect(decided.mock.calls.map(([{ user, isOneOfMany }]) => [user.id, isOneOfMany])).toEqual([
    [1, true],
    [3, true],
  ])
  await act(async () => void (await hook.decideAll('approve', [person(1)])))
  expect(hook.failures).toEqual([])
})
