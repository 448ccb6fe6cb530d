/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { createInstance, type i18n as I18n } from 'i18next'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { useEnglishErrors } from './use-english-errors'

let mockAsked = 0
let mockIsAway = false
jest.mock('./english-errors', () => {
  mockAsked += 1
  if (mockIsAway) throw new Error('The network is away')
  return jest.requireActual('./english-errors')
})

let i18n: I18n
beforeEach(async () => {
  i18n = createInstance()
  await i18n.use(initReactI18next).init({ resources: {}, interpolation: { escapeValue: false } })
  mockAsked = 0
  mockIsAway = false
  jest.resetModules()
})

function Sentence() {
  const { t } = useTranslation()
  useEnglishErrors()
  return <p>{t('errors:error.ficha_exists', { nro_ficha: 7, defaultValue: 'La ficha 7 ya existe.' })}</p>
}

const page = (
  <>
    <Sentence />
    <Sentence />
  </>
)

async function open(language: string) {
  await i18n.changeLanguage(language)
  const opened = render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>)
  await act(async () => undefined)
  return opened
}
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)

test('in English each sentence on the page becomes English once the messages are there', async () => {
  await open('en')
  expect(shown()).toEqual(Array(2).fill(expect.stringContaining('7')))
  expect(shown()).not.toContain('La ficha 7 ya existe.')
  expect(i18n.getResourceBundle('en', 'errors')).toEqual(jest.requireActual('./english-errors').ENGLISH_ERRORS)
})

test('Spanish loads nothing, until the language is another one', async () => {
  await open('es')
  expect([mockAsked, ...shown()]).toEqual([0, 'La ficha 7 ya existe.', 'La ficha 7 ya existe.'])
  await act(() => i18n.changeLanguage('en'))
  expect(shown()).not.toContain('La ficha 7 ya existe.')
})

test('what is there is not loaded again', async () => {
  const { unmount } = await open('en')
  unmount()
  mockAsked = 0
  jest.resetModules()
  await open('en')
  expect(mockAsked).toBe(0)
})

test('messages that could not be loaded are asked for by the next screen', async () => {
  mockIsAway = true
  const { unmount } = await open('en')
  expect(shown()[0]).toBe('La ficha 7 ya existe.')
  unmount()
  mockIsAway = false
  await open('en')
  expect(shown()).not.toContain('La ficha 7 ya existe.')
})
