import { opinionsQuery } from './manuals.schema'

test.each([
  ['a word may', 'modulofichas', true],
  ['60 characters may', 'x'.repeat(60), true],
  ['61 characters may not', 'x'.repeat(61), false],
  ['an empty text may not', '', false],
  ['a word with a hyphen may not', 'modulo-fichas', false],
  ['a path may not', '../panel', false],
  ['a word with a line break may not', 'panel\n', false],
])('%s be the name of a manual page', (_, pagina, may) => {
  expect(opinionsQuery.safeParse({ pagina }).success).toBe(may)
})
