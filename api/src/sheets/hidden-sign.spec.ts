import { signInCode } from './hidden-sign.js'
import type { Cell } from './sheet.js'

it.each<[Cell | undefined, string | null]>([
  ['12\u200b34 - SEMBRAR', 'U+200B'],
  ['12\u00ad34 - SEMBRAR', 'U+00AD'],
  ['12\u{e0001}34 - SEMBRAR', 'U+E0001'],
  ['1234 - SEMBRAR', null],
  ['SEM\u200bBRAR', null],
  [1234, null],
  [null, null],
  [undefined, null],
])('the sign that keeps %j from being a code is %s', (cell, sign) => {
  expect(signInCode(cell)).toBe(sign)
})
