import { addSentenceFormats } from '@fichero/contract/sentence-formats'
import type { i18n } from 'i18next'
import { versionName } from './program-name'

/** Adds the format `{{version, programVersion}}`, used after a program's name, and the formats of the API's messages. */
export function addTextFormats(instance: i18n): void {
  addSentenceFormats(instance)
  const { services, t } = instance
  services.formatter?.add('programVersion', (version?: string | null) => versionName(t, '', version))
}
