/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import type { QueryClient } from '@tanstack/react-query'
import { QueryObserver } from '@tanstack/react-query'
import { ApiError, ConnectionError, type ErrorBody, FormatError } from '../api/api-error'
import { endSession, renewSession, renewToken, startSession } from '../session/store'
import { createQueryClient } from './query-client'

const user = { id: 1 } as User
let client: QueryClient

beforeEach(() => {
  startSession({ token: 't', user })
  client = createQueryClient()
})
afterEach(() => {
  client.clear()
  endSession()
  jest.restoreAllMocks()
})

const refusal = (status: number) => new ApiError(status, { code: 'internal', msg: '' } as ErrorBody)

test.each([
  ['an answer of 404', refusal(404), 0, false],
  ['an answer of 499', refusal(499), 0, false],
  ['an answer of 500', refusal(500), 0, true],
  ['a server that fails the third time', refusal(503), 2, false],
  ['a lost connection', new ConnectionError(), 1, true],
  ['a lost connection, the third time', new ConnectionError(), 2, false],
  ['an answer of another server', new FormatError(), 0, false],
  ['a mistake of the page', new TypeError(), 0, false],
])('after %s the call is made again: %p, %i, %s', (_, error, failures, expected) => {
  const { retry } = client.getDefaultOptions().queries ?? {}
  expect((retry as (failures: number, error: Error) => boolean)(failures, error)).toBe(expected)
})

test('without a network nothing is asked again, and pauses double', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { retry, retryDelay } = client.getDefaultOptions().queries ?? {}
  expect((retry as (failures: number, error: Error) => boolean)(0, new ConnectionError())).toBe(false)
  expect([0, 1, 2].map((failures) => (retryDelay as (failures: number) => number)(failures))).toEqual([400, 800, 1600])
})

test('queries fail at once without a network, and are not asked again for a look at another tab', () => {
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  })
})

/** A query that a screen shows and that has failed. */
async function failing(name: string, error: Error) {
  const queryFn = jest.fn().mockRejectedValue(error)
  const stop = new QueryObserver(client, { queryKey: [name], queryFn, retry: false }).subscribe(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  return { queryFn, stop }
}

test('when one query succeeds, those that lost the connection are asked again, and no others', async () => {
  const [lost, refused, left] = [
    await failing('lost', new ConnectionError()),
    await failing('refused', refusal(403)),
    await failing('left', new ConnectionError()),
  ]
  left.stop()
  await client.fetchQuery({ queryKey: ['other'], queryFn: () => 1 })
  expect([lost, refused, left].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 1, 1])
  lost.stop()
  refused.stop()
})

const kept = () => client.getQueryData(['answer'])
const isOld = () => client.getQueryState(['answer'])?.isInvalidated

test.each([
  ['someone else signs in', () => startSession({ token: 't', user: { id: 2 } as User }), undefined, undefined],
  ['the session ends', () => endSession(), undefined, undefined],
  ['the token is renewed', () => renewToken('t2'), 1, false],
  ['the permissions are the same', () => renewSession({ user, permisos: ['audit:view'] }), 1, false],
  ['the permissions are others', () => renewSession({ user, permisos: [] }), 1, true],
])('when %s, what was answered is kept and old: %s', (_, happens, value, old) => {
  renewSession({ user, permisos: ['audit:view'] })
  client.setQueryData(['answer'], 1)
  happens()
  expect([kept(), isOld()]).toEqual([value, old])
})

test('permissions that become known make nothing old', () => {
  client.setQueryData(['answer'], 1)
  renewSession({ user, permisos: ['audit:view'] })
  expect(isOld()).toBe(false)
})
