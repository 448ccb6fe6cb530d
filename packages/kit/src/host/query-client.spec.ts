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

const apiError = (status: number) => new ApiError(status, { code: 'internal', msg: '' } as ErrorBody)

test.each([
  ['an answer of 404 is not retried', apiError(404), 0, false],
  ['an answer of 499 is not retried', apiError(499), 0, false],
  ['an answer of 500 is retried', apiError(500), 0, true],
  ['a server that fails the third time is not retried', apiError(503), 2, false],
  ['a lost connection is retried', new ConnectionError(), 1, true],
  ['a connection lost the third time is not retried', new ConnectionError(), 2, false],
  ['an answer of another server is not retried', new FormatError(), 0, false],
  ['an error of the page’s code is not retried', new TypeError(), 0, false],
])('%s', (_, error, failures, expected) => {
  const { retry } = client.getDefaultOptions().queries ?? {}
  expect((retry as (failures: number, error: Error) => boolean)(failures, error)).toBe(expected)
})

test('nothing is retried without a network, and the delays double', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { retry, retryDelay } = client.getDefaultOptions().queries ?? {}
  expect((retry as (failures: number, error: Error) => boolean)(0, new ConnectionError())).toBe(false)
  expect([0, 1, 2].map((failures) => (retryDelay as (failures: number) => number)(failures))).toEqual([400, 800, 1600])
})

test('queries fail at once without a network, and are not refetched on focus', () => {
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  })
})

/** Starts a query that fails and has an observer, like a query on a screen. */
async function failing(name: string, error: Error) {
  const queryFn = jest.fn().mockRejectedValue(error)
  const stop = new QueryObserver(client, { queryKey: [name], queryFn, retry: false }).subscribe(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  return { queryFn, stop }
}

test('when a query succeeds, only active queries that failed without a connection are refetched', async () => {
  const [lost, forbidden, inactive] = [
    await failing('lost', new ConnectionError()),
    await failing('forbidden', apiError(403)),
    await failing('inactive', new ConnectionError()),
  ]
  inactive.stop()
  await client.fetchQuery({ queryKey: ['other'], queryFn: () => 1 })
  expect([lost, forbidden, inactive].map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 1, 1])
  lost.stop()
  forbidden.stop()
})

const cached = () => client.getQueryData(['answer'])
const isStale = () => client.getQueryState(['answer'])?.isInvalidated

test.each([
  [
    'cached answers are dropped when another user signs in',
    () => startSession({ token: 't', user: { id: 2 } as User }),
    undefined,
    undefined,
  ],
  ['cached answers are dropped when the session ends', () => endSession(), undefined, undefined],
  ['cached answers stay fresh when the token is renewed', () => renewToken('t2'), 1, false],
  [
    'cached answers stay fresh when the permissions are the same',
    () => renewSession({ user, permisos: ['audit:view'] }),
    1,
    false,
  ],
  ['cached answers become stale when the permissions change', () => renewSession({ user, permisos: [] }), 1, true],
])('%s', (_, happens, value, stale) => {
  renewSession({ user, permisos: ['audit:view'] })
  client.setQueryData(['answer'], 1)
  happens()
  expect([cached(), isStale()]).toEqual([value, stale])
})

test('queries stay fresh when the permissions become known after the session check', () => {
  client.setQueryData(['answer'], 1)
  renewSession({ user, permisos: ['audit:view'] })
  expect(isStale()).toBe(false)
})
