import { ERRORS_EN, FILE_KINDS_EN } from './errors.en.ts'
import { ERRORS } from './errors.ts'
import { FIELD_ERRORS_EN, INCOMPLETE_FORMS_EN } from './field-errors.en.ts'
import { FIELD_ERRORS, INCOMPLETE_FORMS } from './field-errors.ts'
import { SUCCESSES_EN } from './successes.en.ts'
import { SUCCESSES } from './successes.ts'

const valuesIn = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g))].sort()
const errors = Object.entries(ERRORS).map(([code, { msg }]): [string, string, string] => [
  code,
  msg,
  ERRORS_EN[code as keyof typeof ERRORS],
])
/** Some of their Spanish params are words; English has the values in them. */
const OTHER_VALUES = ['wrong_kind', 'dates_ambiguous']

test.each(errors.filter(([code]) => !OTHER_VALUES.includes(code)))(
  '%s says the same things in both languages',
  (_, es, en) => {
    expect(valuesIn(en)).toEqual(valuesIn(es))
    expect(en).not.toBe(es)
    expect(en).toMatch(/\w/)
  },
)

test('a file of another kind is told by the codes of the kinds', () => {
  expect(valuesIn(ERRORS_EN.wrong_kind)).toEqual(['{{archivo}}', '{{tipo_esperado}}', '{{tipo_recibido}}'])
  expect(Object.values(FILE_KINDS_EN)).toEqual(expect.arrayContaining([expect.stringMatching(/^an? /)]))
})

test.each([
  ['field', FIELD_ERRORS, FIELD_ERRORS_EN],
  ['incomplete form', INCOMPLETE_FORMS, INCOMPLETE_FORMS_EN],
  ['success', SUCCESSES, SUCCESSES_EN],
])('every %s has a sentence of its own in each language', (_, es, en) => {
  expect(Object.keys(en)).toEqual(Object.keys(es))
  for (const [code, sentence] of Object.entries(en)) {
    expect(sentence).not.toBe((es as Record<string, string>)[code])
    expect(sentence).toMatch(/\w/)
  }
})
