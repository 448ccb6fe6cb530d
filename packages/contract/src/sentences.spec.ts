import { AUDIT_ACTIONS, AUDIT_AREAS } from './audit-actions.ts'
import { AUDIT_FIELDS } from './audit-fields.ts'
import { ERROR_STATUS } from './errors.ts'
import { TEXTS } from './texts.ts'

type Texts = Readonly<{ [key: string]: string | Texts }>

/** Every translation by its path, as `errors.error.not_found`. */
const leaves = (texts: Texts, before = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${before}${key}`, text]] : leaves(text, `${before}${key}.`),
  )

const SPANISH = leaves(TEXTS.es)
const ENGLISH = new Map(leaves(TEXTS.en))

/** Returns the params of a sentence, with their formats. */
const paramsIn = (sentence = '') => [...new Set(sentence.match(/\{\{\w+(?:, \w+)?\}\}/g))].sort()

/**
 * Sentences whose Spanish and English params differ: for some params, Spanish inserts a translated word where English inserts
 * the raw value.
 */
const DIFFERENT_PARAMS = ['errors.error.wrong_kind', 'errors.error.dates_ambiguous']

/** Words and labels may be the same in both languages. */
const IS_SENTENCE = /^(errors|fields|successes)\.(?!kind)/

test('both languages have the same translation keys, in the same order', () => {
  expect([...ENGLISH.keys()]).toEqual(SPANISH.map(([path]) => path))
  expect(SPANISH.length).toBeGreaterThan(700)
})

test.each(SPANISH)('%s has the same params in both languages', (path, es) => {
  const en = ENGLISH.get(path)
  if (!DIFFERENT_PARAMS.includes(path)) expect(paramsIn(en)).toEqual(paramsIn(es))
  expect(es).toMatch(/\w/)
  expect(en).toMatch(/\w/)
  expect(`${es}${en}`.replace(/\{\{\w+(?:, (?:day|number|kind))?\}\}/g, '')).not.toMatch(/[{}]|\$t/)
})

test.each(SPANISH.filter(([path]) => IS_SENTENCE.test(path)))(
  '%s has a different sentence in each language',
  (path, es) => {
    expect(ENGLISH.get(path)).not.toBe(es)
  },
)

test('the sentence about a wrong kind of file names both kinds by code', () => {
  const { error, kind } = TEXTS.en.errors
  expect(paramsIn(error.wrong_kind)).toEqual(['{{archivo}}', '{{tipo_esperado, kind}}', '{{tipo_recibido, kind}}'])
  expect(Object.values(kind)).toEqual(expect.arrayContaining([expect.stringMatching(/^an? /)]))
})

test('every error has a sentence, in the order of the catalogue', () => {
  expect(Object.keys(TEXTS.es.errors.error)).toEqual(Object.keys(ERROR_STATUS))
})

test('a sentence has both contexts, plan and done, or neither', () => {
  const codes = Object.keys(TEXTS.es.errors.row)
  const planned = codes.filter((code) => code.endsWith('_plan'))
  expect(planned.length).toBeGreaterThan(20)
  expect(codes.filter((code) => code.endsWith('_done'))).toEqual(planned.map((code) => code.replace(/plan$/, 'done')))
  expect(codes.filter((code) => codes.includes(`${code}_plan`))).toEqual([])
  for (const { row: texts } of [TEXTS.es.errors, TEXTS.en.errors] as { row: Record<string, string> }[])
    for (const code of planned) expect(texts[code.replace(/plan$/, 'done')]).not.toBe(texts[code])
})

test('every action, area and field of the audit log has its translations', () => {
  const { sentence, action, area, field } = TEXTS.es.audit
  const actions = AUDIT_ACTIONS.map((accion) => accion.replace(':', '.'))
  const paths = (texts: Texts) => leaves(texts).map(([path]) => path)
  expect(
    paths(sentence)
      .filter((path) => !path.endsWith('_own'))
      .sort(),
  ).toEqual(actions.toSorted())
  expect(paths(action).sort()).toEqual(actions.toSorted())
  expect(Object.keys(area).sort()).toEqual(AUDIT_AREAS.toSorted())
  expect(Object.keys(field).sort()).toEqual(AUDIT_FIELDS.toSorted())
})
