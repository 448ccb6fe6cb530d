import { request } from 'node:http'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'

const ORIGIN = 'https://elsewhere.example'
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('camera=()'),
}

let api: Api
let token: string

beforeAll(async () => {
  api = await startApi()
  token = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())

const HTML = { headers: { accept: 'text/html' } }

const ask = (path: string, request: RequestInit = {}) => fetch(`${api.url}${path}`, request)
const headersOf = (response: Response) => Object.fromEntries(response.headers)
const sharing = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))

it.each<[string, string, { headers?: Record<string, string>; method?: string; body?: string }]>([
  ['an answer', '/api/users', {}],
  ['an answer to a bad token', '/api/users', { headers: { 'x-token': 'broken' } }],
  ['an answer for an unknown path', '/api/nothing', {}],
  [
    'an error answer to invalid JSON',
    '/api/auth/login',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
  ],
])('%s cannot be executed, framed or cached, and does not name its server software', async (_, path, request) => {
  const headers = headersOf(await ask(path, { ...request, headers: { 'x-token': token, ...request.headers } }))
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  })
  for (const name of ['x-powered-by', 'etag', 'strict-transport-security']) expect(headers).not.toHaveProperty(name)
})

it('the answer for an unknown remote file cannot be executed or framed', async () => {
  const response = await ask('/remotes/fichas/0123456789abcdef/x.js')
  expect(response.status).toBe(404)
  expect(headersOf(response)).toMatchObject({
    ...EVERYWHERE,
    'content-security-policy': expect.stringMatching(/default-src 'none'/),
  })
})

it('a page has another policy than answers of the API', async () => {
  const policy = (await ask('/dashboard', HTML)).headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'self'/)
})

it.each([
  ['a screen of the shell', '/dashboard', 200],
  ['a screen with a parameter', '/fichas/visualizar/2888001', 200],
  ['an unknown path', '/nothing', 404],
  ['a hidden file', '/.env', 404],
])('%s is answered with a page and the right status', async (_, path, status) => {
  const response = await ask(path, HTML)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
})

it('answers and pages are compressed once', async () => {
  for (const encoding of ['gzip', 'br']) {
    const asked = { headers: { 'accept-encoding': encoding, accept: 'text/html' } }
    for (const path of ['/', '/dashboard', '/api/docs-json'])
      expect([path, (await ask(path, asked)).headers.get('content-encoding')]).toEqual([path, encoding])
  }
  const small = await ask('/api/health/live', { headers: { 'accept-encoding': 'br' } })
  expect(small.headers.get('content-encoding')).toBeNull()
})

it('a request with two Host headers is rejected', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = ['Host', 'one.example', 'Host', 'two.example']
    request(`${api.url}/api/health/live`, { headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
})

it('the documentation is not served unless the configuration allows it', async () => {
  const closed = await startApi({ apiDocs: false })
  for (const path of ['/docs', '/docs-json', '/docs-yaml']) expect((await closed.get(path)).status).toBe(404)
  await closed.close()
})

it('the policy does not break the documentation page', async () => {
  const headers = headersOf(await ask('/api/docs'))
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
  })
})

it('HSTS is sent over TLS only', async () => {
  const secure = await startApi({ publicUrl: 'https://fichero.example' })
  const { headers } = await secure.get('/health/live')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}$/)
  await secure.close()
})

describe('another origin', () => {
  it('may not read an answer', async () => {
    const response = await ask('/api/users', { headers: { origin: ORIGIN, 'x-token': token } })
    expect(response.status).toBe(200)
    expect(sharing(response)).toEqual([])
  })

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('may not send %s with a token', async (method) => {
    const headers = {
      origin: ORIGIN,
      'access-control-request-method': method,
      'access-control-request-headers': 'x-token, content-type',
    }
    for (const path of ['/api/users', '/api/auth/login', '/api/fichas/2888001', '/api/nothing'])
      expect(sharing(await ask(path, { method: 'OPTIONS', headers }))).toEqual([])
  })
})
