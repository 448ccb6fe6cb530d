import { SESSION_MS, TOKEN_MS } from '@fichero/contract/limits'
import { JwtService } from '@nestjs/jwt'
import { type Claims, jwtOptions, Tokens } from './tokens.js'

const SECRET = 'a secret of these specs, thirty-two and more'
const START = Date.parse('2026-03-02T15:00:00Z')
const [NOW, TOKEN, SESSION] = [START / 1000, TOKEN_MS / 1000, SESSION_MS / 1000]
const SID = 'a'.repeat(22)

const tokens = new Tokens(new JwtService(jwtOptions(SECRET)))
const user = { id: 71, version_token: 3 }

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

it('the first token of a session lasts as long as a token does', () => {
  jest.setSystemTime(START + 999)
  const claims = tokens.read(tokens.issue(user))
  expect(claims).toEqual({ sub: 71, v: 3, sid: expect.any(String), auth_time: NOW, iat: NOW, exp: NOW + TOKEN })
  expect(claims?.sid).toMatch(/^[\w-]{22}$/)
  expect(tokens.read(tokens.issue(user))?.sid).not.toBe(claims?.sid)
})

it.each([
  ['as long as a token', 0, TOKEN],
  ['as long as a token, if the session lasts as long', SESSION - TOKEN, TOKEN],
  ['as long as the session, if that ends before', SESSION - TOKEN + 1, TOKEN - 1],
  ['a minute, if that is left', SESSION - 60, 60],
])('a further one lasts %s', (_, age, life) => {
  const session = { sid: SID, auth_time: NOW - age }
  expect(tokens.read(tokens.issue(user, session))).toMatchObject({ ...session, exp: NOW + life })
})

it.each<[string, object, object | undefined]>([
  ['as it is issued', {}, { sub: 7 }],
  ['with a letter more in the session', { sid: `${SID}a` }, undefined],
  ['with a letter less in the session', { sid: SID.slice(1) }, undefined],
  ['with a session of other letters', { sid: SID.replace('a', '.') }, undefined],
  ['with a time that is no number', { auth_time: 'ayer' }, undefined],
  ['with a version that is no number', { v: '3' }, undefined],
])('a token %s is read as %j', (_, more, claims) => {
  const { signOptions, ...options } = jwtOptions(SECRET)
  const jwt = new JwtService({ ...options, signOptions: { ...signOptions, subject: '7', expiresIn: 60 } })
  const read = tokens.read(jwt.sign({ v: 3, sid: SID, auth_time: NOW, ...more }))
  if (claims) expect(read).toMatchObject(claims)
  else expect(read).toBeUndefined()
})

it.each(['7 OR 1=1', 'x7', '', '-7'])('a token of %j is nobody’s', (subject) => {
  const { signOptions, ...options } = jwtOptions(SECRET)
  const jwt = new JwtService({ ...options, signOptions: { ...signOptions, subject, expiresIn: 60 } })
  expect(tokens.read(jwt.sign({ v: 3, sid: SID, auth_time: NOW }))).toBeUndefined()
})

it.each<[string, object, object]>([
  ['another algorithm', { algorithm: 'HS512' }, {}],
  ['another issuer', { issuer: 'somebody' }, {}],
  ['another audience', { audience: 'somebody' }, {}],
  ['another secret', {}, { secret: 'another secret of thirty-two letters' }],
])('a token with %s is none', (_, sign, given) => {
  const options = jwtOptions(SECRET)
  const jwt = new JwtService({
    ...options,
    signOptions: { ...options.signOptions, subject: '7', expiresIn: 60 },
    ...given,
  })
  expect(tokens.read(jwt.sign({ v: 3, sid: SID, auth_time: NOW }, sign))).toBeUndefined()
  expect(tokens.read('none')).toBeUndefined()
})

it('a token ends with its last second', () => {
  const token = tokens.issue(user)
  jest.setSystemTime(START + TOKEN_MS - 1)
  expect(tokens.read(token)).toBeDefined()
  jest.setSystemTime(START + TOKEN_MS)
  expect(tokens.read(token)).toBeUndefined()
})

const HALF = TOKEN / 2

it.each([
  ['before half of its life', { age: HALF - 1, left: SESSION }, false],
  ['at half of its life', { age: HALF, left: SESSION }, false],
  ['after half of its life', { age: HALF + 1, left: SESSION }, true],
  ['after half of its life, while the session lasts a second longer', { age: HALF + 1, left: HALF }, true],
  ['after half of its life, if the session ends with it', { age: HALF + 1, left: HALF - 1 }, false],
])('a token is due %s: %j', (_, { age, left }, isDue) => {
  const iat = NOW - age
  const claims: Claims = { sub: 7, v: 3, sid: SID, iat, exp: iat + TOKEN, auth_time: NOW + left - SESSION }
  expect(tokens.isDue(claims)).toBe(isDue)
})
