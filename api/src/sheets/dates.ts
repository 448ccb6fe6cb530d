const DAY_MS = 86_400_000
const DAY_SECONDS = 86_400
const DAYS_FROM_1900_TO_1904 = 1462
/**
 * Day 0 of serial dates. Correct from March 1900 on, because Excel counts a 29 February 1900
 * (https://learn.microsoft.com/office/troubleshoot/excel/wrongly-assumes-1900-is-leap-year).
 */
const DAY_ZERO = Date.UTC(1899, 11, 30)
/** 1950 and 2100 as serial days: values outside are numbers, not dates. */
const EARLIEST = 18_264
const LATEST = 73_051

const WRITTEN =
  /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:,? +(\d{1,2})[.:](\d{2})(?:[.:](\d{2}))?(?: *[ap]\.?(?: ?m\.?)?)?)?$/i
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

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
 * Parses `08/12/2025 18.16 a`: hours go to 23, and the letter is a leftover of SOFIA's number format without meaning.
 */
export function writtenDateTime(text: string): string | null {
  const written = WRITTEN.exec(text)
  if (written) return dateTime(written[3], written[2], written[1], written.slice(4))
  const iso = ISO.exec(text)
  return iso ? dateTime(iso[1], iso[2], iso[3], iso.slice(4)) : null
}

function dateTime(year = '', month = '', day = '', time: (string | undefined)[] = []): string | null {
  const [hours, minutes, seconds] = [0, 1, 2].map((i) => (time[i] ?? '0').padStart(2, '0'))
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${hours}:${minutes}:${seconds}`
  const instant = new Date(`${text.replace(' ', 'T')}Z`)
  // Invalid days and hours roll over to others or give an invalid date.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text.slice(0, 10) ? text : null
}
