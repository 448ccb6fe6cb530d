import { dayText, momentText } from '@fichero/contract/day-text'
import { NUMBER_TAGS, numberText } from '@fichero/contract/number-text'

export type Locale = 'es' | 'en'

/** Text for a missing value. */
const NONE = '—'

/** Creates a value on first use: a formatter takes some milliseconds, and most screens need one or two. */
const once = <T>(make: () => T) => {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
/** Returns a function that returns a number formatter, created on first use. */
const numbers = (locale: Locale, options?: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat(NUMBER_TAGS[locale], options))

const percent = {
  es: numbers('es', { maximumFractionDigits: 2 }),
  en: numbers('en', { maximumFractionDigits: 2 }),
}
export const numberFormat = numberText

/** Avoids Intl for short numbers with at most two decimals, because the first formatter takes tens of milliseconds. */
const percentText = (value: number, locale: Locale) =>
  Math.abs(value) < 1000 && Math.round(value * 100) / 100 === value
    ? String(value).replace('.', locale === 'es' ? ',' : '.')
    : percent[locale]().format(value)

/** A no-break space keeps the number and its unit on one line. */
export const percentFormat = (value: number, locale: Locale) =>
  `${percentText(value, locale)}${locale === 'es' ? '\u00a0' : ''}%`

const KB = 1024

/** Bytes to `87\u00a0KB`, `1,4\u00a0MB` or `63,4\u00a0GB`. */
export function fileSizeFormat(bytes: number, locale: Locale): string {
  if (bytes < KB * KB) return `${numberFormat(Math.max(1, Math.round(bytes / KB)), locale)}\u00a0KB`
  const [size, unit] = bytes < KB ** 3 ? [bytes / KB / KB, 'MB'] : [bytes / KB ** 3, 'GB']
  return `${numberFormat(Math.round(size * 10) / 10, locale)}\u00a0${unit}`
}

/** Returns a day in the format of tables and sentences; an em dash if missing. */
export const dateFormat = (day: string | null, locale: Locale) =>
  day && IS_DAY.test(day) ? dayText(day, locale) : NONE

const IS_DAY = /^\d{4}-\d\d-\d\d/

/** Returns a day with its time; an em dash if missing. */
export const dateTimeFormat = (moment: string | null, locale: Locale) => (moment ? momentText(moment, locale) : NONE)

/** `a, b y c` in Spanish and `a, b, and c` in English. */
export const bothFormat = (values: readonly string[], locale: Locale) =>
  new Intl.ListFormat(NUMBER_TAGS[locale], { type: 'conjunction' }).format(values)

/** `a, b o c` in Spanish and `a, b, or c` in English. */
export const eitherFormat = (values: readonly string[], locale: Locale) =>
  new Intl.ListFormat(NUMBER_TAGS[locale], { type: 'disjunction' }).format(values)
