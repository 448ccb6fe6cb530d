import type { Language } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns the language in which the pages are rendered. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('manuals')
  return i18n.language === 'en' ? 'en' : 'es'
}
