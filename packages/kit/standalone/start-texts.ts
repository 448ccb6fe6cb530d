import type { Language } from '@fichero/contract/enums'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { addTextFormats } from '../src/i18n'
import en from '../src/texts/en'
import errors from '../src/texts/errors-en'
import es from '../src/texts/es'

/** Creates an i18next instance like the shell's, with the translations of the kit and of one remote, for all components. */
export async function startTexts(
  { name }: { name: string },
  texts: Record<Language, object>,
  language: string,
): Promise<i18n> {
  const instance = createInstance()
  instance.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen
  })
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { es: { kit: es, [name]: texts.es }, en: { kit: en, errors, [name]: texts.en } },
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  addTextFormats(instance)
  return instance
}
