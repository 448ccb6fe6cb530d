import { opinionsQuery } from './manuals.schema'

test.each([
  ['modulofichas', true],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['', false],
  ['modulo-fichas', false],
  ['../panel', false],
  ['panel\n', false],
])('whether %j may be the page of a manual: %s', (pagina, may) => {
  expect(opinionsQuery.safeParse({ pagina }).success).toBe(may)
})
