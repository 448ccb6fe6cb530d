import type { z } from 'zod'
import { optionalDay, textSchema } from './common.schema'
import { choiceProblem, isDay, NEW_PASSWORD, PASSWORD } from './field-rules'

/** Returns the first error of a value. */
const problemOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each([
  ['a password is required', PASSWORD, '', 'required'],
  ['a password may be a space', PASSWORD, ' ', undefined],
  ['a password may have 128 characters', PASSWORD, 'x'.repeat(128), undefined],
  ['a password of 129 characters is too long', PASSWORD, 'x'.repeat(129), 'too_long'],
  ['a new password may not be only a space', NEW_PASSWORD, '   ', 'required'],
  ['a new password of 5 characters is too short', NEW_PASSWORD, 'corta', 'password_short'],
  ['a new password of 6 characters is valid', NEW_PASSWORD, 'seis66', undefined],
  ['a text that does not match its pattern is invalid', { pattern: /^a/ }, 'b', 'invalid'],
  [
    'a text that does not match its pattern has the error of its rule',
    { pattern: /^a/, invalid: 'email_invalid' as const },
    'b',
    'email_invalid',
  ],
  ['a text that fails its own check is invalid', { also: (text: string) => text !== 'b' }, 'b', 'invalid'],
  [
    'the length of a text is measured after cleaning',
    { clean: (text: string) => text.trim(), max: 1 },
    ' b ',
    undefined,
  ],
])('%s', (_, rule, text, problem) => {
  expect(problemOf(textSchema(rule), text)).toBe(problem)
})

test.each([
  ['an existing day is a day', '2026-12-11', true],
  ['February 30 is not a day', '2026-02-30', false],
  ['a day after a space is not a day', ' 2026-12-11', false],
  ['a list with a day is not a day', ['2026-12-11'], false],
  ['null is not a day', null, false],
])('%s', (_, value, expected) => {
  expect(isDay(value)).toBe(expected)
})

test.each([
  ['may be empty', '', undefined],
  ['may be blank', ' ', undefined],
  ['may be the first day of 1950', '1950-01-01', undefined],
  ['may not be before 1950', '1949-12-31', 'date_invalid'],
  ['may not be after 2100', '2101-01-01', 'date_invalid'],
  ['may not be a word', 'mañana', 'date_invalid'],
])('an optional day %s', (_, text, problem) => {
  expect(problemOf(optionalDay, text)).toBe(problem)
})

test.each([
  ['accepts one of its values', 'a', undefined],
  ['rejects another value', 'c', 'invalid'],
  ['requires a value instead of an empty text', '', 'required'],
  ['requires a value instead of null', null, 'required'],
  ['requires a value instead of undefined', undefined, 'required'],
  ['rejects a list with one of its values', ['a'], 'invalid'],
])('a closed list %s', (_, value, problem) => {
  expect(choiceProblem(['a', 'b'], value)).toBe(problem)
})
