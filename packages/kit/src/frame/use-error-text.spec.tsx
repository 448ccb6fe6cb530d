/** @jest-environment jsdom */
import { cleanup, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { ApiError, ConnectionError, type ErrorBody, FormatError } from '../api/api-error'
import { FileGoneError } from '../files/file-in-memory'
import { CodeError } from '../releases/code-error'
import en from '../texts/en'
import sentencesEn from '../texts/errors-en'
import sentencesEs from '../texts/errors-es'
import es from '../texts/es'
import { useErrorText, useLoadErrorText } from './use-error-text'

const apiError = (code: string, params?: object) =>
  new ApiError(400, { ok: false, code, msg: 'La ficha 7 ya existe.', params } as ErrorBody)
// One i18next instance for all tests, as a page has only one.
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
  ['code of a withdrawn release has a message', 'es', new CodeError('withdrawn'), es.code.withdrawn],
  ['code with a wrong checksum has a message', 'es', new CodeError('integrity'), es.code.integrity],
  ['an answer in an unknown format has a message', 'es', new FormatError(), es.format],
  [
    'a file that can no longer be read is named',
    'es',
    new FileGoneError('a.xls'),
    'El archivo «a.xls» cambió o ya no está: elíjalo de nuevo.',
  ],
  ['an error of the page’s code is unexpected', 'es', new TypeError(), es.unexpected],
  ['a missing error is unexpected', 'es', undefined, es.unexpected],
  [
    'an error of the API has the message of the API',
    'es',
    apiError('ficha_exists', { nro_ficha: 7 }),
    'La ficha 7 ya existe.',
  ],
] as const)('%s', async (_, language, error, text) => {
  const { current } = await open(language)
  expect([current.text(error), current.loading(error)]).toEqual([text, text])
})

test.each([
  ['es', es],
  ['en', en],
] as const)(
  'a lost connection has different texts for an action and for loading data, in %s',
  async (language, texts) => {
    const { current } = await open(language)
    expect(current.text(new ConnectionError())).toBe(texts.connectionOnAction)
    expect(current.loading(new ConnectionError())).toBe(texts.connection)
  },
)

test('a message of the API is shown unchanged, even if it contains placeholders', async () => {
  const { current } = await open('es')
  const msg = '«{{a}} $t(format).xls» no se pudo leer.'
  expect(current.text(new ApiError(400, { ok: false, code: 'conflict', msg }))).toBe(msg)
})

test.each([
  [500, 'internal', es.serverError],
  [503, 'unavailable', `${es.serverError} ${es.serverCause.unavailable}`],
  [502, 'of_a_later_version', es.serverError],
])('a server error (%i %s) has different texts for loading data and for an action', async (...row) => {
  const [status, code, text] = row
  const { current } = await open('es')
  const error = new ApiError(status, { ok: false, code, msg: 'No se guardó.' } as ErrorBody)
  expect([current.text(error), current.loading(error)]).toEqual(['No se guardó.', text])
})

test.each([
  ['payload_too_large', 'en', en.proxy.payload_too_large],
  ['unavailable', 'es', es.proxy.unavailable],
] as const)('the error %s of a proxy has a message in %s', async (code, language, text) => {
  const { current } = await open(language)
  expect(current.text(new ApiError(502, { ok: false, code, msg: '' }))).toBe(text)
})

test('a message of the API is translated by its code after a change of language', async () => {
  const answered = apiError('ficha_exists', { nro_ficha: 8 })
  expect((await open('en')).current.text(answered)).toBe('La ficha 7 ya existe.')
  i18n.addResourceBundle('en', 'errors', sentencesEn)
  i18n.addResourceBundle('es', 'errors', sentencesEs)
  expect((await open('en')).current.text(answered)).toBe('Ficha 8 already exists.')
  expect((await open('en')).current.text(apiError('of_a_later_version'))).toBe('La ficha 7 ya existe.')
  expect((await open('es')).current.text(answered)).toBe('La ficha 8 ya existe.')
})
