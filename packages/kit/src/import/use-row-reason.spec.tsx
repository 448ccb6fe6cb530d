/** @jest-environment jsdom */
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { cleanup, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import en from '../texts/en'
import sentences from '../texts/errors-en'
import es from '../texts/es'
import { useRowReason } from './use-row-reason'

const problem = {
  code: 'report_without_ficha',
  motivo: 'el archivo no dice de qué ficha es.',
  params: { ficha: 7 },
} as unknown as RowProblem
const unknown = { ...problem, code: 'of_a_later_version' } as unknown as RowProblem
const invalid = { ...problem, code: 'mail_invalid', valor: 'a@', columna: 'Correo' } as unknown as RowProblem
const SPANISH = 'El archivo no dice de qué ficha es.'

// One i18next instance for all tests, as a page has only one.
const i18n = createInstance()
beforeAll(async () => {
  const resources = { es: { kit: es }, en: { kit: en } }
  await i18n.use(initReactI18next).init({ resources, interpolation: { escapeValue: false } })
})

afterEach(() => i18n.removeResourceBundle('en', 'errors'))

async function open(language: 'es' | 'en', simulado: boolean) {
  cleanup()
  await i18n.changeLanguage(language)
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  return renderHook(() => useRowReason({ simulado } as ImportReport), { wrapper }).result
}

test.each([true, false])(
  'without a change of language, the reason is the API’s message, with a capital letter (dry run: %s)',
  async (simulado) => {
    const { current } = await open('es', simulado)
    expect([current(problem), current(unknown)]).toEqual([SPANISH, SPANISH])
  },
)

test.each([
  [true, /will be loaded.* 7/],
  [false, /was loaded.* 7/],
])(
  'after a change of language, the reason is translated by code, in the tense of the report (dry run: %s)',
  async (simulado, text) => {
    expect((await open('en', simulado)).current(problem)).toBe(SPANISH)
    i18n.addResourceBundle('en', 'errors', sentences)
    const result = await open('en', simulado)
    expect(result.current(problem)).toMatch(text)
    expect(result.current(problem)).toMatch(/^[A-Z]/)
    expect(result.current(invalid)).toMatch(/“a@”/)
    expect(result.current(unknown)).toBe(SPANISH)
  },
)
