import type { LoginAnswer } from '@fichero/contract/auth.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { User } from '../users/user.entity.js'
import { KnownOrigin } from './known-origin.entity.js'

const [HOME, SCHOOL, ELSEWHERE] = ['198.51.100.1', '198.51.100.2', '203.0.113.9']

let api: Api
let user: User

beforeAll(async () => {
  api = await startApi({ trustProxy: 1 })
})
afterAll(() => api.close())
beforeEach(async () => {
  user = await buildUser(api.dataSource, { password: 'la correcta' })
})

/** The address and the browser of a sign-in. */
interface From {
  from?: string
  /** The cookie of an earlier sign-in. */
  cookie?: string | undefined
}

const signIn = (contrasena: string, { from = HOME, cookie }: From = {}, person = user) =>
  api.call<LoginAnswer>('POST', '/auth/login', {
    body: { nro_documento: person.nro_documento, contrasena },
    headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie }) },
  })
const statusOf = async (contrasena: string, where: From) => (await signIn(contrasena, where)).status
/** Sends wrong passwords and returns the statuses of the answers. */
const fail = async (times: number, where: From) => {
  const seen = []
  for (let tries = 0; tries < times; tries++) seen.push(await statusOf('mala', where))
  return seen
}
/** Signs in and returns the cookie. */
async function browserOf(where: From = {}, person = user): Promise<string> {
  const { headers } = await signIn('la correcta', where, person)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

it('failed attempts of a stranger do not lock out the owner at the browser or the address of an earlier sign-in', async () => {
  const cookie = await browserOf()
  expect(await fail(11, { from: ELSEWHERE })).toEqual([...Array(10).fill(401), 429])
  expect(await statusOf('la correcta', { from: ELSEWHERE })).toBe(429)
  expect(await statusOf('la correcta', { from: SCHOOL })).toBe(429)
  expect(await statusOf('la correcta', { from: HOME })).toBe(200)
  expect(await statusOf('la correcta', { from: ELSEWHERE, cookie })).toBe(200)
})

it('a stranger at the owner’s address does not lock out the owner’s browser', async () => {
  const cookie = await browserOf()
  expect(await fail(11, { from: HOME })).toContain(429)
  expect(await statusOf('la correcta', { from: HOME })).toBe(429)
  expect(await statusOf('la correcta', { from: HOME, cookie })).toBe(200)
})

it('a known browser has ten separate attempts for its account, and none for other accounts', async () => {
  const cookie = await browserOf()
  expect(await fail(11, { from: SCHOOL, cookie })).toEqual([...Array(10).fill(401), 429])
  expect(await statusOf('la correcta', { from: HOME })).toBe(200)
  const other = await buildUser(api.dataSource, { password: 'la correcta' })
  const otherBrowser = await browserOf({ from: ELSEWHERE }, other)
  await fail(10, { from: ELSEWHERE })
  expect(await statusOf('la correcta', { from: ELSEWHERE, cookie: otherBrowser })).toBe(429)
  expect(await statusOf('la correcta', { from: ELSEWHERE, cookie: `dispositivo=${'x'.repeat(43)}` })).toBe(429)
})

it('the cookie is hidden from scripts, gives no access, and is stored only as a hash', async () => {
  const { headers } = await signIn('la correcta')
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/^dispositivo=[\w-]{43}; Max-Age=7776000; Path=\/api\/auth; .*HttpOnly; SameSite=Strict$/)
  const [pair = ''] = cookie.split(';')
  expect((await api.call('GET', '/auth/session', { headers: { cookie: pair } })).status).toBe(401)
  const rows = await api.dataSource.manager.findBy(KnownOrigin, { id_usuario: user.id })
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${pair.split('=')[1]}|198\\.51`))
})

it('all cookies of a sign-in are `Secure` if the public URL has TLS', async () => {
  const secure = await startApi({ publicUrl: 'https://fichero.example' })
  const { nro_documento } = await buildUser(secure.dataSource, { password: 'la correcta' })
  const reply = await secure.post('/auth/login', { nro_documento, contrasena: 'la correcta' })
  const cookies = reply.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['dispositivo', 'grupo'])
  for (const cookie of cookies) expect(cookie).toContain('; Secure')
  await secure.close()
})

it('a shared browser is known for each of its users', async () => {
  const other = await buildUser(api.dataSource, { password: 'la correcta' })
  const cookie = await browserOf()
  expect(await browserOf({ cookie }, other)).toBe(cookie)
  for (const who of [user, other]) {
    for (let tries = 0; tries < 10; tries++) await signIn('mala', { from: ELSEWHERE }, who)
    expect((await signIn('la correcta', { from: ELSEWHERE, cookie }, who)).status).toBe(200)
  }
})

it('a browser is forgotten after ninety days', async () => {
  const cookie = await browserOf()
  await fail(10, { from: ELSEWHERE })
  const past = { vence: new Date(Date.now() - 1000) }
  await api.dataSource.manager.update(KnownOrigin, { id_usuario: user.id }, past)
  expect(await statusOf('la correcta', { from: ELSEWHERE, cookie })).toBe(429)
})

it('all browsers are forgotten when all sessions are ended', async () => {
  const { token } = (await signIn('la correcta')).body
  await api.post('/auth/logout?todas=true', undefined, token)
  expect(await api.dataSource.manager.countBy(KnownOrigin, { id_usuario: user.id })).toBe(0)
})

it('the newest twenty browsers and addresses of a person are remembered', async () => {
  const first = await browserOf({ from: '192.0.2.1' })
  for (let host = 2; host < 15; host++) await browserOf({ from: `192.0.2.${host}` })
  expect(await api.dataSource.manager.countBy(KnownOrigin, { id_usuario: user.id })).toBe(20)
  await fail(10, { from: ELSEWHERE })
  expect(await statusOf('la correcta', { from: ELSEWHERE, cookie: first })).toBe(429)
})

it('thirty concurrent correct sign-ins all succeed', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => signIn('la correcta', { from: ELSEWHERE })))
  expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200))
})

it('a stranger’s requests do not prevent the owner from requesting a new password on a known browser', async () => {
  const cookie = await browserOf()
  const forgot = (from: string, headers: Record<string, string> = {}) =>
    api.call('POST', '/auth/forgot-password', {
      body: { nro_documento: user.nro_documento },
      headers: { 'x-forwarded-for': from, ...headers },
    })
  for (let tries = 0; tries < 10; tries++) await forgot(ELSEWHERE)
  expect((await forgot(ELSEWHERE)).status).toBe(429)
  expect((await forgot(ELSEWHERE, { cookie })).status).toBe(200)
})
