import type { DateOrder as KnownOrder } from '@fichero/contract/enums'
import { normalise } from './normalise.js'

const DAY_MS = 86_400_000
const DAY_SECONDS = 86_400
const DAYS_FROM_1900_TO_1904 = 1462
/**
 * Day 0 of serial dates. It is correct from March 1900 on, because Excel counts a 29 February 1900
 * (https://learn.microsoft.com/office/troubleshoot/excel/wrongly-assumes-1900-is-leap-year).
 */
const DAY_ZERO = Date.UTC(1899, 11, 30)
/** 1950 and 2100 as serial days. Values outside of this range are numbers, not dates. */
const EARLIEST = 18_264
const LATEST = 73_051

/**
 * Whether day or month comes first in a date. `unknown` reads dates with a year of four digits day first, and does not
 * guess years of two digits: programs write such dates in both orders.
 */
export type DateOrder = KnownOrder | 'unknown'

/** How the dates of a file are read. */
export interface DateReading {
  date1904: boolean
  /** The order in dates written as text. */
  order: DateOrder
  /** Whether a program swapped day and month in the serial dates. */
  swapped: boolean
}

/** A date of three numbers. */
const NUMERIC_DATE =
  /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:,? (\d{1,2})(?:[.:](\d{2})(?:[.:](\d{2}))?)?(?: ?([ap])(\.? ?m\.?)?)?)?$/
const DATE_WITH_MONTH_NAME =
  /^(\d{1,2})(?: de |[/ -])([a-z]{3,10})\.?(?: de |[/ -])(\d{4}|\d{2})(?:,? (\d{1,2})(?:[.:](\d{2})(?:[.:](\d{2}))?)?(?: ?([ap])(\.? ?m\.?)?)?)?$/
/** A date that begins with the year. */
const YEAR_FIRST_DATE =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:t|,? )(\d{1,2})(?:[.:](\d{2})(?:[.:](\d{2}))?)?(?: ?([ap])(\.? ?m\.?)?)?)?$/

/** First three letters of the months, in Spanish and, if different, English. */
const MONTHS = new Map(
  [
    ['ene', 'jan'],
    ['feb'],
    ['mar'],
    ['abr', 'apr'],
    ['may'],
    ['jun'],
    ['jul'],
    ['ago', 'aug'],
    ['sep', 'set'],
    ['oct'],
    ['nov'],
    ['dic', 'dec'],
  ].flatMap((names, index) => names.map((name) => [name, String(index + 1)] as const)),
)

/** Returns a serial date as local time, `YYYY-MM-DD HH:MM:SS`, without any time zone conversion. */
export function serialDateTime(serial: number, date1904: boolean): string | null {
  const seconds = Math.round((serial + (date1904 ? DAYS_FROM_1900_TO_1904 : 0)) * DAY_SECONDS)
  const days = Math.floor(seconds / DAY_SECONDS)
  if (!(days >= EARLIEST && days < LATEST)) return null
  return new Date(DAY_ZERO + days * DAY_MS + (seconds % DAY_SECONDS) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
}

/**
 * Returns a written date as `YYYY-MM-DD HH:MM:SS`: `08/12/2025 18.16 a`, `30.08.2025`, `30-ago-2025`, `2025/12/08 18:16`,
 * `28/07/2025 8:02:00 p. m.`; null for anything else.
 */
export function writtenDateTime(text: string, order: DateOrder = 'dmy'): string | null {
  const plain = normalise(text)
  const numbers = partsIn(plain, NUMERIC_DATE)
  if (numbers) {
    const [first, second, year, ...time] = numbers
    const shown = year.length === 2 && order === 'unknown' ? orderOfDate(Number(first), Number(second)) : order
    if (shown === 'unknown' && year.length === 2) return null
    return shown === 'mdy' ? dateTime(year, first, second, time) : dateTime(year, second, first, time)
  }
  const named = partsIn(plain, DATE_WITH_MONTH_NAME)
  if (named) {
    const [day, name, year, ...time] = named
    const month = MONTHS.get(name.slice(0, 3))
    return month === undefined ? null : dateTime(year, month, day, time)
  }
  const yearFirst = partsIn(plain, YEAR_FIRST_DATE)
  if (!yearFirst) return null
  const [year, month, day, ...time] = yearFirst
  return dateTime(year, month, day, time)
}

/** The three parts of a day, and the parts of its time, which may be missing. */
type Parts = [one: string, two: string, three: string, ...time: (string | undefined)[]]

/** Returns the parts of a date in this pattern; null if the text does not match. */
const partsIn = (text: string, pattern: RegExp) => (pattern.exec(text)?.slice(1) ?? null) as Parts | null

const orderOfDate = (first: number, second: number): DateOrder => (first > 12 ? 'dmy' : second > 12 ? 'mdy' : 'unknown')

/** A Spanish time: SOFIA's `18.16 a`, or `6:16 p. m.`. */
const SPANISH = /\d\.\d{2} [ap]$|[ap](?:\. ?| )m\.?$/i
/** An English time: `6:16 PM`. */
const ENGLISH = /\d ?[AP]M$/

/** The evidence that a date written as text gives about the order of day and month in its column. */
export interface WrittenOrder {
  order: DateOrder
  /** Whether the date is the same in both orders. */
  same: boolean
  language: 'es' | 'en' | undefined
}

/** Reads the evidence in a date of three numbers; null for anything else. */
export function orderIn(text: string): WrittenOrder | null {
  const numbers = partsIn(normalise(text), NUMERIC_DATE)
  if (!numbers) return null
  const [first, second] = numbers
  return {
    order: orderOfDate(Number(first), Number(second)),
    same: Number(first) === Number(second),
    language: SPANISH.test(text) ? 'es' : ENGLISH.test(text) ? 'en' : undefined,
  }
}

/** Swaps day and month of `YYYY-MM-DD HH:MM:SS`; null if the day cannot be a month. */
export function swappedDateTime(moment: string): string | null {
  const [year, month, day] = [moment.slice(0, 4), moment.slice(5, 7), moment.slice(8, 10)]
  return Number(day) > 12 ? null : `${year}-${day}-${month}${moment.slice(10)}`
}

/** Returns `YYYY-MM-DD HH:MM:SS`; null if the date or time does not exist or the year is out of range. */
function dateTime(year: string, month: string, day: string, time: (string | undefined)[]): string | null {
  const [hours, minutes, seconds] = timeOf(time) ?? []
  if (hours === undefined) return null
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const text = `${date} ${hours}:${minutes}:${seconds}`
  const instant = new Date(`${text.replace(' ', 'T')}Z`)
  // Invalid days and hours overflow into other days, or give an invalid date.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date) return null
  const days = (instant.getTime() - DAY_ZERO) / DAY_MS
  return days >= EARLIEST && days < LATEST ? text : null
}

/**
 * Returns hours, minutes and seconds. `18.16 a` has hours up to 23: the letter is a meaningless remainder of SOFIA's number
 * format. `p`, `pm` or `p. m.` with an hour up to 12 is the afternoon, and `12 a. m.` is midnight.
 */
function timeOf([hours, minutes, seconds, letter, m]: (string | undefined)[]): string[] | null {
  // An hour without minutes needs a. m. or p. m.
  if (hours !== undefined && minutes === undefined && letter === undefined) return null
  const hour = Number(hours ?? 0)
  const afternoon = letter === 'p' && hour < 12 ? 12 : 0
  const midnight = letter === 'a' && m !== undefined && hour === 12 ? -12 : 0
  return [hour + afternoon + midnight, minutes ?? 0, seconds ?? 0].map((part) => String(part).padStart(2, '0'))
}
