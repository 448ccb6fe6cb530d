import type { i18n } from 'i18next'
import { dayText } from './day-text.ts'
import type { Language } from './enums.ts'
import { numberText } from './number-text.ts'

const languageOf = (language: string | undefined): Language => (language === 'en' ? 'en' : 'es')

/**
 * Adds localized formats of params to an i18next instance: `{{fecha, day}}`, `{{filas, number}}`, and `{{tipo, kind}}` for
 * the kind of a spreadsheet, whose name is in the namespace `errors`.
 */
export function addSentenceFormats({ services: { formatter }, t }: i18n): void {
  formatter?.add('day', (day: unknown, language) => dayText(String(day), languageOf(language)))
  formatter?.add('number', (value: unknown, language) =>
    typeof value === 'number' ? numberText(value, languageOf(language)) : String(value),
  )
  formatter?.add('kind', (kind: string, lng) => t(`errors:kind.${kind}`, { lng, defaultValue: kind }))
}
