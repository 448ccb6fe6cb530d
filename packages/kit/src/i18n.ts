import { useTranslation } from 'react-i18next'
import { dateFormat, dateTimeFormat, type Locale, numberFormat, percentFormat } from './i18n/formats'

export { useTranslation } from 'react-i18next'

/** Numbers and dates as the reader's language writes them. Dates are day/month/year with two digits in both. */
export function useFormat() {
  const { i18n } = useTranslation()
  const locale: Locale = i18n.language === 'en' ? 'en' : 'es'
  return {
    /** `YYYY-MM-DD` to `dd/mm/yyyy`; an em dash where there is none. */
    date: dateFormat,
    /** A local `YYYY-MM-DD HH:MM:SS`, or an ISO instant, to `dd/mm/yyyy hh:mm`. */
    dateTime: dateTimeFormat,
    number: (value: number) => numberFormat(value, locale),
    /** 62.67 to `62,67 %` in Spanish and `62.67%` in English; whole numbers without decimals. */
    percent: (value: number) => percentFormat(value, locale),
  }
}
