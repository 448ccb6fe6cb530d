import type { Language } from './enums.ts'

/** The regions whose numbers are shown. */
export const NUMBER_TAGS: Record<Language, string> = { es: 'es-CO', en: 'en-US' }

const made: Partial<Record<Language, Intl.NumberFormat>> = {}

const SEPARATORS: Record<Language, string> = { es: '.', en: ',' }

/** Returns a number that needs no format, which takes tens of milliseconds to make: a whole one of at most six digits. */
function plain(value: number, language: Language): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value >= 1_000_000) return undefined
  const text = String(value)
  return value < 1000 ? text : `${text.slice(0, -3)}${SEPARATORS[language]}${text.slice(-3)}`
}

/** 1234.5 to `1.234,5` or `1,234.5`. */
export function numberText(value: number, language: Language): string {
  const text = plain(value, language)
  if (text !== undefined) return text
  made[language] ??= new Intl.NumberFormat(NUMBER_TAGS[language])
  return made[language].format(value)
}
