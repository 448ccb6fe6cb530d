import i18next from 'i18next'
import { fieldError } from './field-error'

const i18n = i18next.createInstance()
beforeAll(async () => {
  const field = { required: 'Este campo es obligatorio.', invalid: 'El valor no es válido.' }
  await i18n.init({ lng: 'es', resources: { es: { kit: { field } } } })
})

test.each([
  ['required', 'Este campo es obligatorio.'],
  ['of_a_later_version', 'El valor no es válido.'],
  ['', undefined],
  [undefined, undefined],
  [true, undefined],
])('the error %j of a field reads %j', (code, text) => {
  expect(fieldError(i18n.t, code)).toBe(text)
})
