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
const refused = jest.fn()
let now: ReturnType<typeof useDecide> & { links: string[]; waiting: () => number[] | undefined }

function Page() {
  const client = useQueryClient()
  const decisions = useDecide({ onDecided: decided, onRefused: refused })
  const links = usePendingLinks().map(({ enlace }) => enlace)
  const waiting = () => client.getQueryData(PENDING)?.users.map(({ id }) => id)
  now = { ...decisions, links, waiting }
  const fill = () => client.setQueryData(PENDING, { ok: true, users: [1, 2, 3].map(person) } as never)
  return (
    <button type="button" onClick={fill}>
      fill
    </button>
  )
}

/** The requests of three people wait. */
async function open(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  decided.mockClear()
  refused.mockClear()
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
const of = (given: FakeAnswer, id: number): FakeAnswer => ({ ...given, pattern: new RegExp(`/52${id}$`) })

test('a decision that is answered with a message alone is done', async () => {
  const message = { ok: true, message: 'Hecho' } as never
  await open(answer(approveUser, message), answer(rejectUser, message))
  await act(async () => now.decide({ verb: 'approve', user: person(2) }))
  await act(async () => now.decide({ verb: 'reject', user: person(3) }))
  expect(now.waiting()).toEqual([1])
  expect(decided.mock.calls.map(([, enlace]) => enlace)).toEqual([null, null])
  expect(now.links).toEqual([])
})

test('an approved request leaves the list, and its link is kept where it was not mailed', async () => {
  const { sent } = await open(approved(LINK))
  await act(async () => now.decide({ verb: 'approve', user: person(2) }))
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['PATCH /api/admin/approve-user/522'])
  expect(now.waiting()).toEqual([1, 3])
  expect(now.links).toEqual([LINK])
  expect(decided).toHaveBeenCalledWith({ verb: 'approve', user: person(2) }, LINK)
  expect([now.isBusy(person(2)), now.refusals]).toEqual([false, []])
})

test('a link that was mailed is not kept', async () => {
  await open(approved(null))
  await act(async () => now.decide({ verb: 'approve', user: person(2) }))
  expect(decided).toHaveBeenCalledWith(expect.anything(), null)
  expect(now.links).toEqual([])
})

test('a rejected request leaves the list', async () => {
  const { sent } = await open(rejected)
  await act(async () => now.decide({ verb: 'reject', user: person(1) }))
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/admin/reject-user/521'])
  expect(now.waiting()).toEqual([2, 3])
  expect(decided).toHaveBeenCalledWith({ verb: 'reject', user: person(1) }, null)
})

test.each([
  [404, [1, 3]],
  [409, [1, 3]],
  [403, [1, 2, 3]],
  [500, [1, 2, 3]],
])('after a refusal with %i these wait: %j', async (status, waiting) => {
  await open(refuse(approveUser, status, 'already_decided'))
  await act(async () => now.decide({ verb: 'approve', user: person(2) }))
  expect(now.waiting()).toEqual(waiting)
  expect(now.refusals).toMatchObject([{ verb: 'approve', user: { id: 2 }, error: { status } }])
  expect([refused.mock.calls.length, decided.mock.calls.length]).toEqual([1, 0])
  await act(async () => now.forgetRefusals())
  expect(now.refusals).toEqual([])
})

test('one request is decided once, and another one beside it', async () => {
  const { sent } = await open(approved(null), rejected)
  await act(async () => {
    now.decide({ verb: 'approve', user: person(1) })
  })
  sent.length = 0
  let finish: (() => void) | undefined
  globalThis.fetch = (url) => {
    sent.push({ method: '', url: String(url), token: null, ifMatch: null, body: undefined })
    return new Promise((_, reject) => {
      finish = () => reject(new TypeError('lost'))
    })
  }
  await act(async () => now.decide({ verb: 'approve', user: person(2) }))
  expect([now.isBusy(person(2)), now.isBusy(person(3))]).toEqual([true, false])
  await act(async () => now.decide({ verb: 'reject', user: person(2) }))
  expect(sent).toHaveLength(1)
  await act(async () => finish?.())
  expect([now.isBusy(person(2)), now.refusals.length]).toEqual([false, 1])
  await act(async () => now.decide({ verb: 'reject', user: person(3) }))
  expect([sent.length, now.refusals]).toEqual([2, []])
  await act(async () => finish?.())
})

test('of several, those that can be decided are, and the refused ones are told', async () => {
  await open(of(approved(null), 1), of(refuse(approveUser, 409, 'already_decided'), 2), of(approved(LINK), 3))
  let count = 0
  await act(async () => {
    count = await now.decideAll('approve', [1, 2, 3].map(person))
  })
  expect(count).toBe(2)
  expect(now.waiting()).toEqual([])
  expect(now.refusals.map(({ user }) => user.id)).toEqual([2])
  expect(decided.mock.calls.map(([{ user, isOneOfMany }]) => [user.id, isOneOfMany])).toEqual([
    [1, true],
    [3, true],
  ])
  await act(async () => void (await now.decideAll('approve', [person(1)])))
  expect(now.refusals).toEqual([])
})
