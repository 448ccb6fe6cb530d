import { dayText } from '@fichero/contract/day-text'
import { numberText } from '@fichero/contract/number-text'
import type { i18n } from 'i18next'
import { versionName } from './program-name'

/**
 * Lets texts write `{{version, programVersion}}` behind a program's name, and the API's params as its sentences have them:
 * `{{fecha, day}}` and `{{filas, number}}`.
 */
export function addTextFormats({ services, t }: i18n): void {
  services.formatter?.add('programVersion', (version?: string | null) => versionName(t, '', version))
  services.formatter?.add('number', (value: unknown, language) =>
    typeof value === 'number' ? numberText(value, language === 'en' ? 'en' : 'es') : String(value),
  )
  services.formatter?.add('day', (day: string, language) => dayText(day, language === 'en' ? 'en' : 'es'))
}
