import { choiceProblem, dayProblem, isDay, NEW_PASSWORD, PASSWORD, textProblem } from './field-rules'

test.each([
  [PASSWORD, '', 'required'],
  [PASSWORD, ' ', undefined],
  [PASSWORD, 'x'.repeat(128), undefined],
  [PASSWORD, 'x'.repeat(129), 'too_long'],
  [NEW_PASSWORD, '   ', 'required'],
  [NEW_PASSWORD, 'corta', 'password_short'],
  [NEW_PASSWORD, 'seis66', undefined],
  [{ pattern: /^a/ }, 'b', 'invalid'],
  [{ pattern: /^a/, invalid: 'email_invalid' as const }, 'b', 'email_invalid'],
  [{ also: (text: string) => text !== 'b' }, 'b', 'invalid'],
  [{ clean: (text: string) => text.trim(), max: 1 }, ' b ', undefined],
])('by the rule %j, %j is %s', (rule, text, problem) => {
  expect(textProblem(rule, text)).toBe(problem)
})

test.each([
  ['2026-12-11', true],
  ['2026-02-30', false],
  [' 2026-12-11', false],
  [['2026-12-11'], false],
  [null, false],
])('%j is a day: %s', (value, is) => {
  expect(isDay(value)).toBe(is)
})

test.each([
  ['', undefined],
  [' ', undefined],
  ['1950-01-01', undefined],
  ['1949-12-31', 'date_invalid'],
  ['2101-01-01', 'date_invalid'],
  ['mañana', 'date_invalid'],
])('of an optional day, %j is %s', (text, problem) => {
  expect(dayProblem(text)).toBe(problem)
})

test.each([
  ['a', undefined],
  ['c', 'invalid'],
  ['', 'required'],
  [null, 'required'],
  [undefined, 'required'],
  [['a'], 'invalid'],
])('of a closed list, %j is %s', (value, problem) => {
  expect(choiceProblem(['a', 'b'], value)).toBe(problem)
})
