import { mailOf, phoneOf } from './contact.js'
import type { Cell } from './sheet.js'

it.each<[Cell | undefined, value: string | null, problem: string | null]>([
  ['3001234510', '3001234510', null],
  [3001234510, '3001234510', null],
  ['3001234510.0', '3001234510', null],
  ['0012345', '0012345', null],
  ['573001234510', '573001234510', null],
  ['+57 300 123 4510', '+57 300 123 4510', null],
  ['(601) 234-5678', '(601) 234-5678', null],
  ['300.123.4510', '300.123.4510', null],
  ['3001234.567.890', '3001234.567.890', null],
  [' ', null, null],
  [undefined, null, null],
  // Kept as they are, with a word.
  ['no tiene', 'no tiene', 'phone_kept'],
  ['3001234510 / 3109876543', '3001234510 / 3109876543', 'phone_kept'],
  ['3001234510.5', '3001234510.5', 'phone_kept'],
  [3001234510.5, '3001234510.5', 'phone_kept'],
  ['+573001234510,5', '+573001234510,5', 'phone_kept'],
  ['12345', '12345', 'phone_kept'],
  // Nobody means these.
  ['3,00123E+09', null, 'contact_dropped'],
  ['3.00123e9', null, 'contact_dropped'],
  ['3E+09', null, 'contact_dropped'],
  [true, null, 'contact_dropped'],
  ['VERDADERO', null, 'contact_dropped'],
])('the phone %j', (cell, value, problem) => {
  expect(phoneOf(cell)).toEqual({ value, ...(problem && { problem }) })
})

it.each<[Cell | undefined, value: string | null, problem: string | null]>([
  ['ana@example.com', 'ana@example.com', null],
  ['ANA.RIOS@EXAMPLE.COM', 'ANA.RIOS@EXAMPLE.COM', null],
  ['', null, null],
  ['no tiene', 'no tiene', 'mail_kept'],
  ['ana@example', 'ana@example', 'mail_kept'],
  ['ana@example.com; luz@example.com', 'ana@example.com; luz@example.com', 'mail_kept'],
  [3001234510, '3001234510', 'mail_kept'],
  [false, null, 'contact_dropped'],
])('the mail %j', (cell, value, problem) => {
  expect(mailOf(cell)).toEqual({ value, ...(problem && { problem }) })
})
