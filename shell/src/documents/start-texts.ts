import type { Language } from '@fichero/contract/enums'
import kitEn from '@fichero/kit/texts/en'
import kitEs from '@fichero/kit/texts/es'
import { createInstance } from 'i18next'
import shellEn from '../../locales/en.json'
import shellEs from '../../locales/es.json'

/** The translations of a document, by language. */
export type DocumentTexts = Record<Language, object>

/** Returns an i18next instance in one language, with the translations of a document as its default. Missing keys throw. */
export async function startTexts(language: Language, name: string, { es, en }: DocumentTexts) {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { es: { kit: kitEs, shell: shellEs, [name]: es }, en: { kit: kitEn, shell: shellEn, [name]: en } },
    defaultNS: name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`The ${language} translation of "${key}" is missing.`)
    },
  })
  return i18n
}
