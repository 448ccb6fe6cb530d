/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { ApiError, ConnectionError, type ErrorBody, FormatError } from '../api/api-error'
import { CodeError } from '../releases/code-error'
import en from '../texts/en'
import es from '../texts/es'
import { useErrorText, useLoadErrorText } from './use-error-text'

const refused = (code: string, params?: object) =>
  new ApiError(400, { ok: false, code, msg: 'La ficha 7 ya existe.', params } as ErrorBody)
// A page has one.
const i18n = createInstance()
beforeAll(async () => {
  const resources = { es: { kit: es }, en: { kit: en } }
  await i18n.use(initReactI18next).init({ resources, interpolation: { escapeValue: false } })
})

async function open(language: 'es' | 'en') {
  await i18n.changeLanguage(language)
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  const { result } = renderHook(() => ({ text: useErrorText(), loading: useLoadErrorText() }), { wrapper })
  await act(async () => undefined)
  return result
}

test.each([
  ['es', new ConnectionError(), es.connection],
  ['es', new CodeError('withdrawn'), es.code.withdrawn],
  ['es', new CodeError('integrity'), es.code.integrity],
  ['es', new FormatError(), es.format],
  ['es', new TypeError(), es.unexpected],
  ['es', undefined, es.unexpected],
  ['es', refused('ficha_exists', { nro_ficha: 7 }), 'La ficha 7 ya existe.'],
  ['en', new ConnectionError(), en.connection],
] as const)('in %s %p reads “%s”', async (language, error, text) => {
  const { current } = await open(language)
  expect([current.text(error), current.loading(error)]).toEqual([text, text])
})

test('a text of the API is shown as it came, whatever a name in it looks like', async () => {
  const { current } = await open('es')
  const msg = '«{{a}} $t(format).xls» no se pudo leer.'
  expect(current.text(new ApiError(400, { ok: false, code: 'conflict', msg }))).toBe(msg)
})

test('data that the server could not answer reads otherwise than what it could not save', async () => {
  const { current } = await open('es')
  expect(current.text(refused('internal'))).toBe('La ficha 7 ya existe.')
  expect(current.loading(refused('internal'))).toBe(es.serverError)
})

test('English reads the API’s errors by their codes once it has them, and what is not known as it came', async () => {
  const result = await open('en')
  await waitFor(() => expect(result.current.text(refused('ficha_exists', { nro_ficha: 8 }))).toContain('8'))
  expect(result.current.text(refused('of_a_later_version'))).toBe('La ficha 7 ya existe.')
})
