import { ERROR_STATUS } from '@fichero/contract/errors'
import { createInstance } from 'i18next'
import { addTextFormats } from '../i18n/text-formats'
import en from './errors-en'
import es from './errors-es'

const i18n = createInstance()
beforeAll(async () => {
  const resources = { en: { errors: en }, es: { errors: es } }
  await i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false } })
  addTextFormats(i18n)
})

test('a message has the name of a kind of file instead of its code', () => {
  const params = { archivo: 'a.xls', tipo_recibido: 'aprendices', tipo_esperado: 'personas' }
  expect(i18n.t('errors:error.wrong_kind', params)).toBe(
    'Choose another file: “a.xls” is a Reporte de Aprendices; this is the place for a list of people.',
  )
})

test.each(Object.keys(ERROR_STATUS))('the error %s has a message in both languages', (code) => {
  for (const lng of ['es', 'en']) expect(i18n.exists(`errors:error.${code}`, { lng })).toBe(true)
})

test('a rejected row has a message with the row’s values', () => {
  expect(i18n.t('errors:row.duplicate_outcome', { valor: '123', otra_fila: 4 })).toBe(
    'outcome 123 is already in row 4: keep only one.',
  )
})
