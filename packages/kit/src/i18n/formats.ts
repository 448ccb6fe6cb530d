export type Locale = 'es' | 'en'

const TAGS: Record<Locale, string> = { es: 'es-CO', en: 'en-US' }
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
  once(() => new Intl.NumberFormat(TAGS[locale], options))

const plain = { es: numbers('es'), en: numbers('en') }
const percent = {
  es: numbers('es', { maximumFractionDigits: 2 }),
  en: numbers('en', { maximumFractionDigits: 2 }),
}
const instant = once(
  () =>
    new Intl.DateTimeFormat('es-ES', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'America/Bogota',
    }),
)

export const numberFormat = (value: number, locale: Locale) => plain[locale]().format(value)

/** A number and its unit stand on one line. */
export const percentFormat = (value: number, locale: Locale) =>
  `${percent[locale]().format(value)}${locale === 'es' ? '\u00a0' : ''}%`

const KB = 1024

/** Bytes to `87\u00a0KB` or `1,4\u00a0MB`. */
export const fileSizeFormat = (bytes: number, locale: Locale) =>
  bytes < KB * KB
    ? `${numberFormat(Math.max(1, Math.round(bytes / KB)), locale)}\u00a0KB`
    : `${numberFormat(Math.round((bytes / KB / KB) * 10) / 10, locale)}\u00a0MB`

export function dateFormat(day: string | null): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-')
  return year && month && date ? `${date}/${month}/${year}` : NONE
}

const days = (tag: string) => once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
const day = { es: days(TAGS.es), en: days(TAGS.en) }

export const dayFormat = (value: string, locale: Locale) => day[locale]().format(new Date(value))

const months = (tag: string) =>
  once(() => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const month = { es: months(TAGS.es), en: months(TAGS.en) }

export const monthFormat = (day: string, locale: Locale) => month[locale]().format(new Date(day))

export function dateTimeFormat(moment: string | null): string {
  if (!moment) return NONE
  if (moment.includes('T')) return instant().format(new Date(moment)).replace(',', '')
  return `${dateFormat(moment)} ${moment.slice(11, 16)}`.trim()
}

/** A list of all of them. */
export const bothFormat = (values: readonly string[], locale: Locale) =>
  new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(values)

export const eitherFormat = (values: readonly string[], locale: Locale) =>
  new Intl.ListFormat(TAGS[locale], { type: 'disjunction' }).format(values)
