import type { Request } from 'express'
import { bearerOf } from './bearer.js'

it.each([
  ['with a token gives that token', 'Bearer abc_DEF-123', 'abc_DEF-123'],
  ['with a lower-case scheme gives the token', 'bearer a', 'a'],
  ['with a token of 100 characters gives that token', `Bearer ${'a'.repeat(100)}`, 'a'.repeat(100)],
  ['with a token of 101 characters gives no token', `Bearer ${'a'.repeat(101)}`, ''],
  ['with only a scheme gives no token', 'Bearer ', ''],
  ['with two spaces gives no token', 'Bearer  a', ''],
  ['with two tokens gives no token', 'Bearer a b', ''],
  ['with a dot in the token gives no token', 'Bearer a.b', ''],
  ['whose scheme only ends in "Bearer" gives no token', 'xBearer a', ''],
  ['of basic authentication gives no token', 'Basic YTpi', ''],
  ['that is empty gives no token', '', ''],
  ['that is missing gives no token', undefined, ''],
])('a header %s', (_, header, token) => {
  const get = (name: string) => (name === 'authorization' ? header : undefined)
  expect(bearerOf({ get } as Request)).toBe(token)
})
