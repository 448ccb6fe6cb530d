import type { Language } from './enums.ts'

/** The regions whose numbers are shown. */
export const NUMBER_TAGS: Record<Language, string> = { es: 'es-CO', en: 'en-US' }

const made: Partial<Record<Language, Intl.NumberFormat>> = {}

/** 1234.5 to `1.234,5` or `1,234.5`. */
export function numberText(value: number, language: Language): string {
  made[language] ??= new Intl.NumberFormat(NUMBER_TAGS[language])
  return made[language].format(value)
}
