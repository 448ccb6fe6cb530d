/** @jest-environment jsdom */
import { cleanup, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { ApiError, ConnectionError, type ErrorBody, FormatError } from '../api/api-error'
import { CodeError } from '../releases/code-error'
import en from '../texts/en'
import sentencesEn from '../texts/errors-en'
import sentencesEs from '../texts/errors-es'
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
  cleanup()
  await i18n.changeLanguage(language)
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  const { result } = renderHook(() => ({ text: useErrorText(), loading: useLoadErrorText() }), { wrapper })
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

test.each([
  ['payload_too_large', 'en', en.proxy.payload_too_large],
  ['unavailable', 'es', es.proxy.unavailable],
] as const)('what a proxy says by %s has its sentence in %s', async (code, language, text) => {
  const { current } = await open(language)
  expect(current.text(new ApiError(502, { ok: false, code, msg: '' }))).toBe(text)
})

test('a message comes in the language of the page, and is told by its code after a change', async () => {
  const answered = refused('ficha_exists', { nro_ficha: 8 })
  expect((await open('en')).current.text(answered)).toBe('La ficha 7 ya existe.')
  i18n.addResourceBundle('en', 'errors', sentencesEn)
  i18n.addResourceBundle('es', 'errors', sentencesEs)
  expect((await open('en')).current.text(answered)).toBe('Ficha 8 already exists.')
  expect((await open('en')).current.text(refused('of_a_later_version'))).toBe('La ficha 7 ya existe.')
  expect((await open('es')).current.text(answered)).toBe('La ficha 8 ya existe.')
})
