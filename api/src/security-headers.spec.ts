import { type Api, startApi } from './testing/api.js'
import { buildAdmin } from './testing/build.js'

const ORIGIN = 'https://elsewhere.example'
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
}

let api: Api
let token: string

beforeAll(async () => {
  api = await startApi()
  token = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())

const ask = (path: string, request: RequestInit = {}) => fetch(`${api.url}${path}`, request)
const headersOf = (response: Response) => Object.fromEntries(response.headers)
const sharing = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))

it.each<[string, string, { headers?: Record<string, string>; method?: string; body?: string }]>([
  ['an answer', '/api/users', {}],
  ['a refusal', '/api/users', { headers: { 'x-token': 'broken' } }],
  ['an unknown path', '/api/nothing', {}],
  [
    'a body that is no JSON',
    '/api/auth/login',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
  ],
])('%s can be neither run nor framed nor kept, and does not say what made it', async (_, path, request) => {
  const headers = headersOf(await ask(path, { ...request, headers: { 'x-token': token, ...request.headers } }))
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  })
  for (const name of ['x-powered-by', 'etag', 'strict-transport-security']) expect(headers).not.toHaveProperty(name)
})

it('does not break the documentation page', async () => {
  const headers = headersOf(await ask('/api/docs'))
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
  })
})

it('sends HSTS over TLS only', async () => {
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
