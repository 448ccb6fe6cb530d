import { ERRORS } from '@fichero/contract/errors'
import { ERRORS_EN } from '@fichero/contract/errors.en'
import { ROW_PROBLEMS } from '@fichero/contract/row-problems'
import { createInstance } from 'i18next'
import ENGLISH_ERRORS from './errors-en'
import SPANISH_ERRORS from './errors-es'

const i18n = createInstance()
beforeAll(() =>
  i18n.init({ lng: 'en', resources: { en: { errors: ENGLISH_ERRORS } }, interpolation: { escapeValue: false } }),
)

test('kinds of files are named by their words', () => {
  const params = { archivo: 'a.xls', tipo_recibido: 'aprendices', tipo_esperado: 'personas' }
  expect(i18n.t('errors:error.wrong_kind', params)).toBe(
    'Choose another file: “a.xls” is a Reporte de Aprendices; this is the place for a list of people.',
  )
})

test('every other sentence is that of the contract', () => {
  const { wrong_kind: _, ...others } = ERRORS_EN
  expect(ENGLISH_ERRORS.error).toMatchObject(others)
  expect(Object.keys(ENGLISH_ERRORS.error)).toEqual(Object.keys(ERRORS_EN))
})

test('in Spanish each is the sentence of the contract', () => {
  const told = Object.entries(ERRORS).map(([code, { msg }]) => [code, msg])
  expect(Object.entries(SPANISH_ERRORS.error)).toEqual(told)
  expect(told.length).toBeGreaterThan(0)
  expect(SPANISH_ERRORS.row).toEqual(ROW_PROBLEMS)
})

test('what is wrong with a row is said too', () => {
  expect(i18n.t('errors:row.duplicate_outcome', { valor: '123', otra_fila: 4 })).toBe(
    'outcome 123 is already in row 4: keep only one.',
  )
})
