import { hashPassword, passwordMatches } from './passwords.js'

jest.unmock('@node-rs/argon2')

// The first choice of https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
it('a hash is made by argon2id over 19 MiB, twice, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('la de siempre'), hashPassword('la de siempre')])
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwordMatches(one, 'la de siempre')).toBe(true)
  expect(await passwordMatches(one, 'otra')).toBe(false)
})
