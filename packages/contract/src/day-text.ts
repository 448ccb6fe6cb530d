import type { Language } from './enums.ts'

// The only file that defines how dates and times are written: in Spanish `27/07/2027 14:05`, as es-ES does with two digits,
// in English `27 Jul 2027, 14:05`. Always in Colombian time, 24 hours.

/** Locale of date formats, by language. */
const TAGS: Record<Language, string> = { es: 'es-ES', en: 'en-GB' }
/** Separator between a day and its time. */
const BEFORE_TIME: Record<Language, string> = { es: ' ', en: ', ' }

/** The same formats for cells of spreadsheets. `[$-809]` keeps the months in English where Excel uses another language. */
export const CELL_FORMATS: Record<Language, Record<'day' | 'moment', string>> = {
  es: { day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm' },
  en: { day: '[$-809]d mmm yyyy', moment: '[$-809]d mmm yyyy, hh:mm' },
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?=$| )/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** The format of dates in SOFIA Plus, and in params of messages. */
const WRITTEN = /^(\d\d)\/(\d\d)\/(\d{4})$/
/** The hours and minutes after a day. */
const TIME = /^\S+ (\d\d:\d\d)/

/** Creates a format on first use: creation takes some milliseconds, and most pages need no format. */
const once = (create: () => Intl.DateTimeFormat) => {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= create()
    return format
  }
}
/** Returns a function that returns a format for dates in UTC, created on first use. */
const inUtc = (language: Language, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(TAGS[language], { ...options, timeZone: 'UTC' }))

const englishDay = inUtc('en', { day: 'numeric', month: 'short', year: 'numeric' })
const spanishMonth = inUtc('es', { month: 'long' })
const months = {
  es: inUtc('es', { month: 'long', year: 'numeric' }),
  en: inUtc('en', { month: 'long', year: 'numeric' }),
}
/** Swedish dates have the ISO format. */
const colombian = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Bogota' }),
)

/** Returns an instant in Colombian time: `2026-12-11 10:20`. */
export const colombianMoment = (instant: Date): string => colombian().format(instant)

/** Returns the time of an instant in Colombia: `14:05`. */
export const timeText = (instant: Date): string => colombianMoment(instant).slice(11)

/** Converts an ISO instant to Colombian time; returns any other text unchanged. */
const localOf = (moment: string) => {
  const instant = new Date(INSTANT.test(moment) ? moment : '')
  return Number.isNaN(instant.getTime()) ? moment : colombianMoment(instant)
}

/**
 * Formats a day or moment (`2026-12-11`, an ISO instant, `11/12/2026`) as `11/12/2026` or `11 Dec 2026`; returns any other text
 * unchanged.
 */
export function dayText(day: string, language: Language): string {
  const [iso, year, month, date] = ISO.exec(localOf(day).replace(WRITTEN, '$3-$2-$1')) ?? []
  const parsed = new Date(iso ?? '')
  if (Number.isNaN(parsed.getTime())) return day
  return language === 'es' ? `${date}/${month}/${year}` : englishDay().format(parsed)
}

/** Formats a day so that day and month cannot be confused: `05/06/2025 (junio)` or `5 Jun 2025`. */
export function dayWithMonthText(day: string, language: Language): string {
  const text = dayText(day, language)
  return language === 'en' || text === day ? text : `${text} (${spanishMonth().format(new Date(day))})`
}

/**
 * Formats a local `2026-12-11 10:20:30` or an ISO instant as `11/12/2026 10:20` or `11 Dec 2026, 10:20`; a day without time as a
 * day.
 */
export function momentText(moment: string, language: Language): string {
  const local = localOf(moment)
  const day = dayText(local, language)
  const [, time] = (day !== local && TIME.exec(local)) || []
  return time ? `${day}${BEFORE_TIME[language]}${time}` : day
}

/** Formats `2026-12` as `diciembre de 2026` or `December 2026`. */
export const monthText = (month: string, language: Language): string => months[language]().format(new Date(month))
