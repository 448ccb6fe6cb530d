import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { fakeIntervals } from '../../../testing/fake-intervals.js'

let api: Api
let session: string
beforeAll(async () => {
  api = await startApi()
  session = api.tokenOf(await buildUser(api.dataSource))
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

/** Sends only the first byte of a body, and returns the answer. */
function begin(method: string, path: string, headers: Record<string, string>) {
  const sent = request(`${api.url}/api${path}`, { method, headers: { 'content-length': '1000', ...headers } })
  const answer = new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
    sent.on('error', reject).on('response', async (response) => {
      resolve({ status: response.statusCode, code: JSON.parse((await response.toArray()).join('')).code })
    })
  })
  sent.write('{')
  return answer.finally(() => sent.on('error', () => undefined).destroy())
}

it.each([
  ['the sign-in', 'POST', '/auth/login', { 'content-type': 'application/json' }],
  ['a report of a failure', 'POST', '/remotes/fallos', { 'content-type': 'application/json' }],
  ['a CSP report', 'POST', '/remotes/csp', { 'content-type': 'application/csp-report' }],
  ['a CSP report as JSON', 'POST', '/remotes/csp', { 'content-type': 'application/json' }],
  ['an import of judgments', 'PUT', '/fichas/1/evaluaciones', { 'content-type': 'multipart/form-data; boundary=b' }],
])('%s fails if the body never arrives completely', async (_, method, path, type) => {
  const admin = api.tokenOf(await buildUser(api.dataSource, { rol: 'admin' }))
  fakeIntervals()
  const answer = begin(method, path, { ...type, 'x-token': admin })
  while (jest.getTimerCount() === 0) await sleep(5)
  jest.advanceTimersByTime(30_000)
  expect(await answer).toEqual({ status: 408, code: 'upload_too_slow' })
})

it.each([
  ['no session', {}, 401, 'not_signed_in'],
  ['a session that has ended', { 'x-token': 'broken' }, 401, 'session_ended'],
  ['a session without the permission', 'user', 403, 'forbidden'],
])('the body of a request is not read if the caller has %s', async (_, credentials, status, code) => {
  const headers = credentials === 'user' ? { 'x-token': session } : (credentials as Record<string, string>)
  expect(await begin('POST', '/users/create', { 'content-type': 'application/json', ...headers })).toEqual({
    status,
    code,
  })
})
