import i18next from 'i18next'
import { fieldError } from './field-error'

const i18n = i18next.createInstance()
beforeAll(async () => {
  const field = { required: 'Este campo es obligatorio.', invalid: 'El valor no es válido.' }
  await i18n.init({ lng: 'es', resources: { es: { kit: { field } } } })
})

test.each([
  ['a known error code has its own text', 'required', 'Este campo es obligatorio.'],
  ['an unknown error code has the text of an invalid value', 'of_a_later_version', 'El valor no es válido.'],
  ['an empty error code has no text', '', undefined],
  ['without an error there is no text', undefined, undefined],
  ['an error that is a boolean has no text', true, undefined],
])('%s', (_, code, text) => {
  expect(fieldError(i18n.t, code)).toBe(text)
})
