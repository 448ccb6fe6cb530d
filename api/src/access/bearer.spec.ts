import type { Request } from 'express'
import { bearerOf } from './bearer.js'

it.each([
  ['Bearer abc_DEF-123', 'abc_DEF-123'],
  ['bearer a', 'a'],
  [`Bearer ${'a'.repeat(100)}`, 'a'.repeat(100)],
  [`Bearer ${'a'.repeat(101)}`, ''],
  ['Bearer ', ''],
  ['Bearer  a', ''],
  ['Bearer a b', ''],
  ['Bearer a.b', ''],
  ['xBearer a', ''],
  ['Basic YTpi', ''],
  ['', ''],
  [undefined, ''],
])('of %j the token is %j', (header, token) => {
  const get = (name: string) => (name === 'authorization' ? header : undefined)
  expect(bearerOf({ get } as Request)).toBe(token)
})
