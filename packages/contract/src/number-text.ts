import type { Language } from './enums.ts'

/** The locale of number formats, by language. */
export const NUMBER_TAGS: Record<Language, string> = { es: 'es-CO', en: 'en-US' }

/** Formatters by language, created on first use. */
const formatters: Partial<Record<Language, Intl.NumberFormat>> = {}

/** Thousands separator, by language. */
const SEPARATORS: Record<Language, string> = { es: '.', en: ',' }

/**
 * Formats an integer from 0 to 999,999 without `Intl.NumberFormat`, whose creation takes tens of milliseconds; undefined
 * for any other number.
 */
function smallIntegerText(value: number, language: Language): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value >= 1_000_000) return undefined
  const text = String(value)
  return value < 1000 ? text : `${text.slice(0, -3)}${SEPARATORS[language]}${text.slice(-3)}`
}

/** Formats 1234.5 as `1.234,5` or `1,234.5`. */
export function numberText(value: number, language: Language): string {
  const text = smallIntegerText(value, language)
  if (text !== undefined) return text
  formatters[language] ??= new Intl.NumberFormat(NUMBER_TAGS[language])
  return formatters[language].format(value)
}
