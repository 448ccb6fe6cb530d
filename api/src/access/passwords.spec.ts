import { hash } from '@node-rs/argon2'
import { hashPassword, passwordMatches } from './passwords.js'

jest.unmock('@node-rs/argon2')

// The first choice of https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
it('passwords are hashed with argon2id, 19 MiB, two iterations and a new salt', async () => {
  const [first, second] = await Promise.all([hashPassword('la de siempre'), hashPassword('la de siempre')])
  for (const hash of [first, second]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await passwordMatches(first, 'la de siempre')).toBe(true)
  expect(await passwordMatches(first, 'otra')).toBe(false)
})

const COMPOSED = 'la contraseña de Núñez'.normalize('NFC')
const DECOMPOSED = COMPOSED.normalize('NFD')

it.each([
  ['composed', COMPOSED, 'composed', COMPOSED],
  ['composed', COMPOSED, 'decomposed', DECOMPOSED],
  ['decomposed', DECOMPOSED, 'composed', COMPOSED],
  ['decomposed', DECOMPOSED, 'decomposed', DECOMPOSED],
])('a password that was set with %s letters matches if typed with %s letters', async (_, set, __, typed) => {
  expect(await passwordMatches(await hashPassword(set), typed)).toBe(true)
  // Versions before 1.3 stored the hash of the password as it was typed.
  expect(await passwordMatches(await hash(set), typed)).toBe(true)
})

it('another password does not match, and no password matches without a hash', async () => {
  expect(await passwordMatches(await hashPassword(COMPOSED), COMPOSED.replace('ñ', 'n'))).toBe(false)
  expect(await passwordMatches(null, COMPOSED)).toBe(false)
})
