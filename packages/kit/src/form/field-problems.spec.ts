/** @jest-environment jsdom */
import type { TFunction } from 'i18next'
import { inScreenOrder, problemsOf } from './field-problems'
import { isSecret } from './use-draft'

const t = ((key: string) => `[${key}]`) as unknown as TFunction

/** Returns a form whose fields are the inputs in the document, by their ids. */
const formWith = (html: string, errors: Record<string, unknown>) => {
  document.body.innerHTML = html
  return { errors, getInputNode: (field: string) => document.getElementById(field) } as Parameters<typeof problemsOf>[0]
}

test('the errors of a form are in the order of the screen, with the labels of their fields', () => {
  const form = formWith(
    `<label for="b"> Apellido *</label><input id="b">
     <label for="a">Tipo  *</label><select id="a"></select>
     <label for="c">Nota * de hoy </label><input id="c">
     <input id="d"><div id="e"></div>`,
    { a: 'required', c: 'too_long', d: 'required', e: 'required', b: 'taken', gone: 'required', none: null },
  )
  expect(problemsOf(form, t).map(({ field, label, message }) => [field, label, message])).toEqual([
    ['b', 'Apellido', '[kit:field.taken]'],
    ['a', 'Tipo', '[kit:field.required]'],
    ['c', 'Nota * de hoy', '[kit:field.too_long]'],
    ['d', '', '[kit:field.required]'],
    ['e', '', '[kit:field.required]'],
  ])
})

test.each([
  ['leaves out a password', '<input id="x" type="password">', true],
  ['leaves out a text field for a new password', '<input id="x" autocomplete="new-password">', true],
  ['keeps a user name', '<input id="x" autocomplete="username">', false],
  ['keeps a text area', '<textarea id="x"></textarea>', false],
  ['keeps a field that is not in the form', '', false],
])('a draft %s', (_, html, expected) => expect(isSecret(formWith(html, {}), 'x')).toBe(expected))

test('inScreenOrder returns the fields with an error in the order of the screen, without fields that are not on the screen', () => {
  document.body.innerHTML = '<input id="a"><div><input id="b"></div><input id="c">'
  const form: Parameters<typeof inScreenOrder>[0] = {
    errors: { c: 'required', gone: 'required', a: 'invalid', b: 'required' },
    getInputNode: (field: string) => document.getElementById(field) as never,
  }
  expect(inScreenOrder(form).map(([field, input]) => [field, input.id])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ])
  expect(inScreenOrder({ ...form, errors: {} })).toEqual([])
})
