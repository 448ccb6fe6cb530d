// Jest runs this before every spec file. A password hash costs a hundredth of the cost in production, because the suite makes
// and checks thousands. `passwords.spec.ts` checks the real cost.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2')
  const hash = (password: string, cost: object) => argon2.hash(password, { ...cost, memoryCost: 256, timeCost: 1 })
  return { ...argon2, hash }
})
