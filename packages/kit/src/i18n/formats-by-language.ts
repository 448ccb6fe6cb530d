import { dayWithMonthText, monthText } from '@fichero/contract/day-text'
import {
  bothFormat,
  dateFormat,
  dateTimeFormat,
  eitherFormat,
  fileSizeFormat,
  type Locale,
  numberFormat,
  percentFormat,
} from './formats'

const formatsIn = (locale: Locale) => ({
  /** `YYYY-MM-DD` to `11/12/2026` or `11 Dec 2026`; an em dash if missing. */
  date: (value: string | null) => dateFormat(value, locale),
  /** Local `YYYY-MM-DD HH:MM:SS`, or an ISO instant, to `11/12/2026 10:20` or `11 Dec 2026, 10:20`, in Colombia. */
  dateTime: (value: string | null) => dateTimeFormat(value, locale),
  /** `YYYY-MM-DD` to `05/06/2025 (junio)` or `5 Jun 2025`, if day and month must not be confused. Otherwise use `date`. */
  day: (value: string) => dayWithMonthText(value, locale),
  number: (value: number) => numberFormat(value, locale),
  /** Bytes to `87 KB`, `1,4 MB` or `63,4 GB`. */
  fileSize: (bytes: number) => fileSizeFormat(bytes, locale),
  /** `YYYY-MM` to `diciembre de 2026` in Spanish and `December 2026` in English. */
  month: (value: string) => monthText(value, locale),
  /** 62.67 to `62,67 %` in Spanish and `62.67%` in English; integers without decimals. */
  percent: (value: number) => percentFormat(value, locale),
  /** `a, b y c` in Spanish and `a, b, and c` in English. */
  both: (values: readonly string[]) => bothFormat(values, locale),
  /** `a, b o c` in Spanish and `a, b, or c` in English. */
  either: (values: readonly string[]) => eitherFormat(values, locale),
})

/** The formatters of each language. */
export const FORMATS = { es: formatsIn('es'), en: formatsIn('en') }
