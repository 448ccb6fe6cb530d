import { hashPassword, passwordMatches } from '../access/passwords.js'

jest.unmock('@node-rs/argon2')

// The first choice of https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
it('passwords are hashed with argon2id, 19 MiB, two iterations and a new salt', async () => {
  const [first, second] = await Promise.all([hashPassword('la de siempre'), hashPassword('la de siempre')])
  for (const hash of [first, second]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await passwordMatches(first, 'la de siempre')).toBe(true)
  expect(await passwordMatches(first, 'otra')).toBe(false)
})
