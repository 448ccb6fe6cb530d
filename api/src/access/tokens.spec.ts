import { SESSION_MS, TOKEN_MS } from '@fichero/contract/limits'
import { JwtService } from '@nestjs/jwt'
import { type Claims, jwtOptions, Tokens } from './tokens.js'

const SECRET = 'a secret of these specs, thirty-two and more'
const START = Date.parse('2026-03-02T15:00:00Z')
const [NOW, TOKEN_SECONDS, SESSION_SECONDS] = [START / 1000, TOKEN_MS / 1000, SESSION_MS / 1000]
const SID = 'a'.repeat(22)

const tokens = new Tokens(new JwtService(jwtOptions(SECRET)))
const user = { id: 71, version_token: 3 }

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

it('the first token of a session has the full lifetime', () => {
  jest.setSystemTime(START + 999)
  const claims = tokens.read(tokens.issue(user))
  expect(claims).toEqual({ sub: 71, v: 3, sid: expect.any(String), auth_time: NOW, iat: NOW, exp: NOW + TOKEN_SECONDS })
  expect(claims?.sid).toMatch(/^[\w-]{22}$/)
  expect(tokens.read(tokens.issue(user))?.sid).not.toBe(claims?.sid)
})

it.each([
  ['for the full lifetime of a token', 0, TOKEN_SECONDS],
  ['for the full lifetime, if the session ends exactly then', SESSION_SECONDS - TOKEN_SECONDS, TOKEN_SECONDS],
  ['until the end of the session, if the session ends earlier', SESSION_SECONDS - TOKEN_SECONDS + 1, TOKEN_SECONDS - 1],
  ['for a minute, if the session ends in a minute', SESSION_SECONDS - 60, 60],
])('a renewed token lasts %s', (_, age, life) => {
  const session = { sid: SID, auth_time: NOW - age }
  expect(tokens.read(tokens.issue(user, session))).toMatchObject({ ...session, exp: NOW + life })
})

it.each<[string, object, object | undefined]>([
  ['with unchanged claims is read', {}, { sub: 7 }],
  ['with one letter more in the session id is rejected', { sid: `${SID}a` }, undefined],
  ['with one letter less in the session id is rejected', { sid: SID.slice(1) }, undefined],
  ['with an invalid character in the session id is rejected', { sid: SID.replace('a', '.') }, undefined],
  ['with a sign-in time that is not a number is rejected', { auth_time: 'ayer' }, undefined],
  ['with a version that is not a number is rejected', { v: '3' }, undefined],
])('a token %s', (_, overrides, claims) => {
  const { signOptions, ...options } = jwtOptions(SECRET)
  const jwt = new JwtService({ ...options, signOptions: { ...signOptions, subject: '7', expiresIn: 60 } })
  const read = tokens.read(jwt.sign({ v: 3, sid: SID, auth_time: NOW, ...overrides }))
  if (claims) expect(read).toMatchObject(claims)
  else expect(read).toBeUndefined()
})

it('a token issued in the future is rejected, unless it is at most five minutes ahead', () => {
  const [near, far] = [300_000, 301_000].map((ahead) => {
    jest.setSystemTime(START + ahead)
    return tokens.issue(user)
  })
  jest.setSystemTime(START)
  expect(tokens.read(near ?? '')).toMatchObject({ sub: 71 })
  expect(tokens.read(far ?? '')).toBeUndefined()
})

it.each(['7 OR 1=1', 'x7', '', '-7'])('a token with the user id %j is rejected', (subject) => {
  const { signOptions, ...options } = jwtOptions(SECRET)
  const jwt = new JwtService({ ...options, signOptions: { ...signOptions, subject, expiresIn: 60 } })
  expect(tokens.read(jwt.sign({ v: 3, sid: SID, auth_time: NOW }))).toBeUndefined()
})

it.each<[string, object, object]>([
  ['another algorithm', { algorithm: 'HS512' }, {}],
  ['another issuer', { issuer: 'somebody' }, {}],
  ['another audience', { audience: 'somebody' }, {}],
  ['another secret', {}, { secret: 'another secret of thirty-two letters' }],
])('a token signed with or for %s is rejected', (_, sign, overrides) => {
  const options = jwtOptions(SECRET)
  const jwt = new JwtService({
    ...options,
    signOptions: { ...options.signOptions, subject: '7', expiresIn: 60 },
    ...overrides,
  })
  expect(tokens.read(jwt.sign({ v: 3, sid: SID, auth_time: NOW }, sign))).toBeUndefined()
  expect(tokens.read('none')).toBeUndefined()
})

it('a token is valid until the last millisecond of its lifetime', () => {
  const token = tokens.issue(user)
  jest.setSystemTime(START + TOKEN_MS - 1)
  expect(tokens.read(token)).toBeDefined()
  jest.setSystemTime(START + TOKEN_MS)
  expect(tokens.read(token)).toBeUndefined()
})

const HALF_SECONDS = TOKEN_SECONDS / 2

it.each([
  ['is not due for renewal before half of its lifetime', { age: HALF_SECONDS - 1, remaining: SESSION_SECONDS }, false],
  ['is not due for renewal at half of its lifetime', { age: HALF_SECONDS, remaining: SESSION_SECONDS }, false],
  ['is due for renewal after half of its lifetime', { age: HALF_SECONDS + 1, remaining: SESSION_SECONDS }, true],
  [
    'is due for renewal after half of its lifetime, if the session ends a second after the token',
    { age: HALF_SECONDS + 1, remaining: HALF_SECONDS },
    true,
  ],
  [
    'is not due for renewal after half of its lifetime, if the session ends at the same time as the token',
    { age: HALF_SECONDS + 1, remaining: HALF_SECONDS - 1 },
    false,
  ],
])('a token %s', (_, { age, remaining }, isDue) => {
  const iat = NOW - age
  const claims: Claims = {
    sub: 7,
    v: 3,
    sid: SID,
    iat,
    exp: iat + TOKEN_SECONDS,
    auth_time: NOW + remaining - SESSION_SECONDS,
  }
  expect(tokens.isDue(claims)).toBe(isDue)
})
