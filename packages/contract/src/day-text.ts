import type { Language } from './enums.ts'

/** The regions whose dates are shown: day, month in letters, year. */
export const DATE_TAGS: Record<Language, string> = { es: 'es-ES', en: 'en-GB' }

const ISO = /^\d{4}-\d\d-\d\d/
/** As params of sentences and SOFIA Plus have it. */
const WRITTEN = /^(\d\d)\/(\d\d)\/(\d{4})$/

const made: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** Made on first use: each takes some milliseconds. */
const format = (language: Language) => {
  made[language] ??= new Intl.DateTimeFormat(DATE_TAGS[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return made[language]
}

/** `2026-12-11`, with or without a time, or `11/12/2026` to `11 dic 2026` or `11 Dec 2026`; any other text stays as it is. */
export function dayText(day: string, language: Language): string {
  const [iso] = ISO.exec(day.replace(WRITTEN, '$3-$2-$1')) ?? []
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime()) ? day : format(language).format(date)
}
