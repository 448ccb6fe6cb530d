import { mailOf, phoneOf } from './contact.js'
import type { Cell } from './sheet.js'

it.each<[string, Cell | undefined, value: string | null, problem: string | null]>([
  ['that has only digits is stored', '3001234510', '3001234510', null],
  ['that is a number is stored', 3001234510, '3001234510', null],
  ['that is a text with ".0" is stored without it', '3001234510.0', '3001234510', null],
  ['that begins with zeros is stored', '0012345', '0012345', null],
  ['that begins with the country code is stored', '573001234510', '573001234510', null],
  ['with a plus sign and spaces is stored', '+57 300 123 4510', '+57 300 123 4510', null],
  ['with brackets and a hyphen is stored', '(601) 234-5678', '(601) 234-5678', null],
  ['with dots is stored', '300.123.4510', '300.123.4510', null],
  ['with irregular dots is stored', '3001234.567.890', '3001234.567.890', null],
  ['of spaces is read as missing', ' ', null, null],
  ['of an empty cell is read as missing', undefined, null, null],
  // Phones that are stored as written, with a warning.
  ['in words is stored with a warning', 'no tiene', 'no tiene', 'phone_kept'],
  ['of two numbers is stored with a warning', '3001234510 / 3109876543', '3001234510 / 3109876543', 'phone_kept'],
  ['with ".5" is stored with a warning', '3001234510.5', '3001234510.5', 'phone_kept'],
  ['that is a fraction is stored with a warning', 3001234510.5, '3001234510.5', 'phone_kept'],
  ['with a comma is stored with a warning', '+573001234510,5', '+573001234510,5', 'phone_kept'],
  ['of five digits is stored with a warning', '12345', '12345', 'phone_kept'],
  // Phones that are not stored.
  ['in scientific notation with a comma is dropped', '3,00123E+09', null, 'contact_dropped'],
  ['in scientific notation in lower case is dropped', '3.00123e9', null, 'contact_dropped'],
  ['in scientific notation without decimals is dropped', '3E+09', null, 'contact_dropped'],
  ['that is a boolean is dropped', true, null, 'contact_dropped'],
  ['that is the word of a boolean is dropped', 'VERDADERO', null, 'contact_dropped'],
])('the phone %s', (_, cell, value, problem) => {
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
])('mailOf validates the mail address %j', (cell, value, problem) => {
  expect(mailOf(cell)).toEqual({ value, ...(problem && { problem }) })
})
