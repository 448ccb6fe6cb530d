import type { Language } from './enums.ts'

/** The regions whose numbers are shown. */
export const NUMBER_TAGS: Record<Language, string> = { es: 'es-CO', en: 'en-US' }

const made: Partial<Record<Language, Intl.NumberFormat>> = {}

/** Below it no digits are grouped. */
const GROUPED = 1000

/** Returns a whole number that needs no format: to make the first one takes tens of milliseconds. */
const plain = (value: number) => (Number.isInteger(value) && Math.abs(value) < GROUPED ? String(value) : undefined)

/** 1234.5 to `1.234,5` or `1,234.5`. */
export function numberText(value: number, language: Language): string {
  const text = plain(value)
  if (text !== undefined) return text
  made[language] ??= new Intl.NumberFormat(NUMBER_TAGS[language])
  return made[language].format(value)
}
