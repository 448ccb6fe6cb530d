// Texts in the language of the page, and how numbers, dates and names are written in it.
import { useTranslation } from 'react-i18next'
import {
  bothFormat,
  dateFormat,
  dateTimeFormat,
  dayFormat,
  eitherFormat,
  fileSizeFormat,
  type Locale,
  monthFormat,
  numberFormat,
  percentFormat,
} from './i18n/formats'

export {
  /** The texts of a module, by its name as the namespace: `useTranslation('fichas')`. Those of the kit are in `kit`. */
  useTranslation,
} from 'react-i18next'
export { personDocument } from './i18n/person-document'
export { SofiaText } from './i18n/sofia-text'
// For the shell, which creates the instance.
export { addTextFormats } from './i18n/text-formats'
export { today } from './i18n/today'
export { languageOfProgram, translatedProgram } from './i18n/translated-program'
export { useProgramNames, useVersionName } from './i18n/use-program-name'

/** Returns formatters for numbers and dates in the user's language, the same object for each. Dates that are read have their month in letters. */
export const useFormat = () => FORMATS[useTranslation().i18n.language === 'en' ? 'en' : 'es']

const formatsIn = (locale: Locale) => ({
  /** `YYYY-MM-DD` to `11 dic 2026` or `11 Dec 2026`; an em dash if missing. */
  date: (value: string | null) => dateFormat(value, locale),
  /** Local `YYYY-MM-DD HH:MM:SS`, or an ISO instant, to `11 dic 2026, 10:20`. */
  dateTime: (value: string | null) => dateTimeFormat(value, locale),
  /** `YYYY-MM-DD` to `5 de junio de 2025` in Spanish and `5 June 2025` in English. */
  day: (value: string) => dayFormat(value, locale),
  number: (value: number) => numberFormat(value, locale),
  /** Bytes to `87 KB`, `1,4 MB` or `63,4 GB`. */
  fileSize: (bytes: number) => fileSizeFormat(bytes, locale),
  /** `YYYY-MM` to `diciembre de 2026` in Spanish and `December 2026` in English. */
  month: (value: string) => monthFormat(value, locale),
  /** 62.67 to `62,67 %` in Spanish and `62.67%` in English; integers without decimals. */
  percent: (value: number) => percentFormat(value, locale),
  /** `a, b y c` in Spanish and `a, b, and c` in English. */
  both: (values: readonly string[]) => bothFormat(values, locale),
  /** `a, b o c` in Spanish and `a, b, or c` in English. */
  either: (values: readonly string[]) => eitherFormat(values, locale),
})

const FORMATS = { es: formatsIn('es'), en: formatsIn('en') }
