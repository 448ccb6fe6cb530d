import { DATE_TAGS, dayText } from '@fichero/contract/day-text'
import { NUMBER_TAGS, numberText } from '@fichero/contract/number-text'

export type Locale = 'es' | 'en'

const NONE = '—'

/** Created on first use: each takes some milliseconds, and most screens need one or two. */
const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
const numbers = (locale: Locale, options?: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat(NUMBER_TAGS[locale], options))

const percent = {
  es: numbers('es', { maximumFractionDigits: 2 }),
  en: numbers('en', { maximumFractionDigits: 2 }),
}
const instants = (locale: Locale) =>
  once(
    () =>
      new Intl.DateTimeFormat(DATE_TAGS[locale], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'America/Bogota',
      }),
  )
const instant = { es: instants('es'), en: instants('en') }

export const numberFormat = numberText

/** To make the first format takes tens of milliseconds, and a number with at most two decimals needs none. */
const percentText = (value: number, locale: Locale) =>
  Math.abs(value) < 1000 && Math.round(value * 100) / 100 === value
    ? String(value).replace('.', locale === 'es' ? ',' : '.')
    : percent[locale]().format(value)

/** A number and its unit stand on one line. */
export const percentFormat = (value: number, locale: Locale) =>
  `${percentText(value, locale)}${locale === 'es' ? '\u00a0' : ''}%`

const KB = 1024

/** Bytes to `87\u00a0KB`, `1,4\u00a0MB` or `63,4\u00a0GB`. */
export function fileSizeFormat(bytes: number, locale: Locale): string {
  if (bytes < KB * KB) return `${numberFormat(Math.max(1, Math.round(bytes / KB)), locale)}\u00a0KB`
  const [size, unit] = bytes < KB ** 3 ? [bytes / KB / KB, 'MB'] : [bytes / KB ** 3, 'GB']
  return `${numberFormat(Math.round(size * 10) / 10, locale)}\u00a0${unit}`
}

/** `YYYY-MM-DD` with the month in letters, as it is read in tables and sentences. */
export const dateFormat = (day: string | null, locale: Locale) =>
  day && IS_DAY.test(day) ? dayText(day, locale) : NONE

const IS_DAY = /^\d{4}-\d\d-\d\d/

const days = (locale: Locale) =>
  once(() => new Intl.DateTimeFormat(DATE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }))
const day = { es: days('es'), en: days('en') }

export const dayFormat = (value: string, locale: Locale) => day[locale]().format(new Date(value))

const months = (locale: Locale) =>
  once(() => new Intl.DateTimeFormat(DATE_TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const month = { es: months('es'), en: months('en') }

export const monthFormat = (day: string, locale: Locale) => month[locale]().format(new Date(day))

export function dateTimeFormat(moment: string | null, locale: Locale): string {
  if (!moment) return NONE
  if (moment.includes('T')) return instant[locale]().format(new Date(moment))
  const time = moment.slice(11, 16)
  return time ? `${dateFormat(moment, locale)}, ${time}` : dateFormat(moment, locale)
}

/** A list of all of them. */
export const bothFormat = (values: readonly string[], locale: Locale) =>
  new Intl.ListFormat(NUMBER_TAGS[locale], { type: 'conjunction' }).format(values)

export const eitherFormat = (values: readonly string[], locale: Locale) =>
  new Intl.ListFormat(NUMBER_TAGS[locale], { type: 'disjunction' }).format(values)
