import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { DECLARED } from '../../../testing/declared-calls.js'
import { documentedPath } from '../../server/openapi/describe-operations.js'
import { OPENAPI_FILE } from '../../server/openapi/openapi-files.js'
import { readDocument } from '../../server/openapi/read-document.js'

const REDIS_URL = process.env.TEST_REDIS_URL
let apis: Api[] = []

afterEach(async () => {
  for (const api of apis) await api.close()
  apis = []
})

async function open(overrides: Parameters<typeof startApi>[0] = {}): Promise<Api> {
  const api = await startApi(overrides)
  apis.push(api)
  return api
}

let last = 0
const newDocument = () => String(93_000_000 + ++last)
const failedLogin = (api: Api, headers: Record<string, string> = {}) =>
  api.call('POST', '/auth/login', { body: { nro_documento: newDocument(), contrasena: 'mala' }, headers })
const statuses = async (count: number, send: () => Promise<{ status: number }>) => {
  const seen = []
  for (let done = 0; done < count; done++) seen.push((await send()).status)
  return seen
}

it('the API blocks an address after a hundred failed sign-ins, except for accounts known there', async () => {
  const api = await open()
  const user = await buildUser(api.dataSource, { password: 'la correcta' })
  const login = () => api.post('/auth/login', { nro_documento: user.nro_documento, contrasena: 'la correcta' })
  expect((await login()).status).toBe(200)
  expect(new Set(await statuses(100, () => failedLogin(api)))).toEqual(new Set([401]))
  const blocked = await failedLogin(api)
  expect(blocked.status).toBe(429)
  expect(blocked.body).toMatchObject({ ok: false, code: 'too_many_tries' })
  const seconds = Number(blocked.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(blocked.headers.get('ratelimit')).toBe(`"address";r=0;t=${seconds}`)
  expect(blocked.headers.get('ratelimit-policy')).toBe(
    '"address";q=100;w=900, "account";q=10;w=900, "place";q=300;w=900',
  )
  expect((await login()).status).toBe(200)
})

it('the API uses X-Forwarded-For only from trusted proxies', async () => {
  const [direct, proxied] = [await open(), await open({ trustProxy: 1 })]
  const from = (api: Api, address: string) => failedLogin(api, { 'x-forwarded-for': address })
  let host = 0
  await statuses(100, () => from(direct, `203.0.113.${++host}`))
  expect((await from(direct, '198.51.100.1')).status).toBe(429)
  await statuses(100, () => from(proxied, '203.0.113.9'))
  expect((await from(proxied, '203.0.113.9')).status).toBe(429)
  expect((await from(proxied, '198.51.100.1')).status).toBe(401)
  expect((await from(proxied, '203.0.113.9, 198.51.100.2')).status).toBe(401)
})

it('the API rejects more than ten requests with one document number for a link or an account', async () => {
  const api = await open()
  const nro_documento = newDocument()
  expect(await statuses(11, () => api.post('/auth/forgot-password', { nro_documento }))).toEqual([
    ...Array(10).fill(200),
    429,
  ])
  const request = {
    nro_documento,
    tipo_documento: 'CC',
    nombre: 'Ana',
    apellido: 'Paz',
    tipo: 'planta',
    correo_institucional: 'ana.paz@fichero.example',
  }
  expect(await statuses(11, () => api.post('/auth/register', request))).toEqual([200, ...Array(9).fill(409), 429])
  const another = { ...request, nro_documento: newDocument(), correo_institucional: 'otra@fichero.example' }
  const simulated = () => api.post('/auth/register?simular=true', another)
  expect(await statuses(11, simulated)).toEqual([...Array(10).fill(200), 429])
})

const { paths } = readDocument(OPENAPI_FILE)
const LIMITED = Object.entries(DECLARED).filter(([, { method, path }]) =>
  JSON.stringify(paths[documentedPath(path)]?.[method.toLowerCase()]).includes('too_many_tries'),
)

it('every rate-limited operation sends its limits, but not the remaining quota', async () => {
  const api = await open()
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  expect(LIMITED.length).toBeGreaterThan(10)
  for (const [route, { method, path }] of LIMITED) {
    const headers = { 'content-type': 'application/json' }
    const body = method === 'GET' ? undefined : {}
    const { headers: sent } = await api.call(method, path.replace(/:\w+/g, '52000111'), { token, headers, body })
    const policy = sent.get('ratelimit-policy') ?? ''
    expect([route, policy]).toEqual([route, expect.stringMatching(/^"(address";q=100|account";q=10);w=900/)])
    expect(sent.get('ratelimit')).toBeNull()
  }
})

it('no other operation documents rate-limit headers', async () => {
  const others = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => JSON.stringify(operation).includes('RateLimit'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(others.sort()).toEqual(LIMITED.map(([, { method, path }]) => `${method} ${documentedPath(path)}`).sort())
})

it('the API blocks an address that guesses links', async () => {
  const api = await open()
  let guess = 0
  const reset = () => api.post(`/auth/reset-password/guess-${++guess}`, { newPassword: 'una clave' })
  expect(new Set(await statuses(100, reset))).toEqual(new Set([404]))
  expect((await reset()).status).toBe(429)
})

const itWithRedis = REDIS_URL ? it : it.skip

itWithRedis('counts for several processes together in Redis', async () => {
  const redisUrl = REDIS_URL
  const nodes = [await open({ redisUrl }), await open({ redisUrl })]
  const body = { nro_documento: String(Date.now()), contrasena: 'mala' }
  let sent = 0
  const send = () => nodes[++sent % 2]!.post('/auth/login', body)
  expect(await statuses(11, send)).toEqual([...Array(10).fill(401), 429])
})
