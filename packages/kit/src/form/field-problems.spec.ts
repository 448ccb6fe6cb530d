/** @jest-environment jsdom */
import type { TFunction } from 'i18next'
import { problemsOf } from './field-problems'
import { isSecret } from './use-draft'

const t = ((key: string) => `[${key}]`) as unknown as TFunction

/** A form of the inputs in the document, by their ids. */
const formWith = (html: string, errors: Record<string, unknown>) => {
  document.body.innerHTML = html
  return { errors, getInputNode: (field: string) => document.getElementById(field) } as Parameters<typeof problemsOf>[0]
}

test('the errors of a form are told in the order of the screen, with the words of their labels', () => {
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
  ['<input id="x" type="password">', true],
  ['<input id="x" autocomplete="new-password">', true],
  ['<input id="x" autocomplete="username">', false],
  ['<textarea id="x"></textarea>', false],
  ['', false],
])('a draft leaves out passwords: %s', (html, expected) => expect(isSecret(formWith(html, {}), 'x')).toBe(expected))
