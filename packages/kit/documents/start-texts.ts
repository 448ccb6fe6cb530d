import type { Language } from '@fichero/contract/enums'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '../src/texts/en'
import es from '../src/texts/es'

/** Starts i18next with the texts of the kit and of a remote, for rendering at build time. */
export const startTexts = (name: string, texts: Record<Language, object>) =>
  i18next.use(initReactI18next).init({
    resources: { es: { kit: es, [name]: texts.es }, en: { kit: en, [name]: texts.en } },
    defaultNS: name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
