import type { Language } from '@fichero/contract/enums'
import kitEn from '@fichero/kit/texts/en'
import kitEs from '@fichero/kit/texts/es'
import { createInstance } from 'i18next'
import shellEn from '../locales/en.json'
import shellEs from '../locales/es.json'
import en from './locales/en.json'
import es from './locales/es.json'

/** Returns an i18next instance in one language. Missing keys throw. */
export async function startTexts(language: Language) {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { es: { kit: kitEs, shell: shellEs, landing: es }, en: { kit: kitEn, shell: shellEn, landing: en } },
    defaultNS: 'landing',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The ${language} translation of "${key}" is missing.`)
    },
  })
  return i18n
}
