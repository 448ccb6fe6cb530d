import { SESSION_MS, TOKEN_MS } from '@fichero/contract/limits'
import { type Api, startApi } from '../../testing/api.js'
import { buildUser } from '../../testing/build.js'
import { expiredToken, forgeToken, nowInSeconds, unsignedToken } from '../../testing/forge-token.js'
import { User } from '../areas/users/user.entity.js'

let api: Api
let user: User

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  user = await buildUser(api.dataSource)
})

const forge = (forgery?: Parameters<typeof forgeToken>[1]) => forgeToken(user, forgery)

const claimsOf = (token: string | null) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>

it('the API accepts a valid token', async () => {
  expect((await api.get('/users', forge())).status).toBe(200)
})

it.each<[string, () => string]>([
  ['an expired token', () => expiredToken(user)],
  ['a token without an end', () => forge({ claims: { exp: undefined } })],
  ['a token signed with another secret', () => forge({ secret: 'another secret of thirty-two letters' })],
  ['a token of another algorithm', () => forge({ header: { alg: 'HS512' }, hash: 'sha512' })],
  ['an unsigned token', () => unsignedToken(user)],
  ['a token of another issuer', () => forge({ claims: { iss: 'somebody' } })],
  ['a token for another audience', () => forge({ claims: { aud: 'somebody' } })],
  ['a token of an older session version', () => forge({ claims: { v: -1 } })],
  ['a token of an unknown user', () => forge({ claims: { sub: '999999' } })],
  ['a token with an SQL injection', () => forge({ claims: { sub: '1 OR 1=1' } })],
  ['a token without a session', () => forge({ claims: { sid: undefined } })],
  ['a token without the time of the sign-in', () => forge({ claims: { auth_time: undefined } })],
  ['a text that is no JWT', () => 'x'],
])('the API rejects %s', async (_, token) => {
  const reply = await api.get('/users', token())
  expect(reply.status).toBe(401)
  expect(reply.body).toMatchObject({
    ok: false,
    code: 'session_ended',
    msg: 'Su sesión terminó. Inicie sesión de nuevo.',
  })
})

it.each(['deshabilitado', 'pendiente'] as const)('a session ends at once if its user becomes %s', async (estado) => {
  const token = api.tokenOf(user)
  expect((await api.get('/users', token)).status).toBe(200)
  await api.dataSource.manager.update(User, { id: user.id }, { estado })
  expect((await api.get('/users', token)).body).toMatchObject({ code: 'session_ended' })
})

it('older sessions end when the token version increases', async () => {
  const token = api.tokenOf(user)
  await api.dataSource.manager.increment(User, { id: user.id }, 'version_token', 1)
  expect((await api.get('/users', token)).body).toMatchObject({ code: 'session_ended' })
})

it('the API sends a new token only in the second half of a token’s lifetime', async () => {
  const half = TOKEN_MS / 2000
  const young = await api.get('/users', forge({ claims: { iat: nowInSeconds() - half + 60 } }))
  expect(young.headers.get('x-token')).toBeNull()
  const old = await api.get('/users', forge({ claims: { iat: nowInSeconds() - half - 60 } }))
  const fresh = old.headers.get('x-token')
  expect(fresh).toBeTruthy()
  expect((await api.get('/users', fresh ?? '')).status).toBe(200)
})

it('a session ends twelve hours after the sign-in, however often the token is renewed', async () => {
  const auth_time = nowInSeconds() - 6 * 3600
  const renewed = await api.get('/users', forge({ claims: { auth_time, iat: nowInSeconds() - TOKEN_MS / 2000 - 60 } }))
  const token = renewed.headers.get('x-token')
  expect(claimsOf(token)).toMatchObject({ auth_time, sid: 'a'.repeat(22), exp: auth_time + SESSION_MS / 1000 })
  // The last token of a session is not renewed again.
  const exp = auth_time + SESSION_MS / 1000
  const last = await api.get(
    '/users',
    forge({ claims: { auth_time, iat: nowInSeconds() - TOKEN_MS / 2000 - 60, exp } }),
  )
  expect(last.status).toBe(200)
  expect(last.headers.get('x-token')).toBeNull()
})
