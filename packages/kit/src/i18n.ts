// Translations, and the formats of numbers, dates and names in the language of the page.
import { useTranslation } from 'react-i18next'
import { FORMATS } from './i18n/formats-by-language'

export {
  /** Returns the texts of a module, whose name is the namespace: `useTranslation('fichas')`. The kit's texts are in `kit`. */
  useTranslation,
} from 'react-i18next'
export { personDocument } from './i18n/person-document'
export { SofiaText } from './i18n/sofia-text'
// For the shell, which creates the instance.
export { addTextFormats } from './i18n/text-formats'
export { today } from './i18n/today'
export { translateOf } from './i18n/translate-of'
export { languageOfProgram, translatedProgram } from './i18n/translated-program'
export { useProgramNames, useVersionName } from './i18n/use-program-name'

/** Returns formatters for numbers and dates in the user's language; always the same object for a language. */
export const useFormat = () => FORMATS[useTranslation().i18n.language === 'en' ? 'en' : 'es']
