import type { Language } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'

/** The language in which the pages are shown. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('manuals')
  return i18n.language === 'en' ? 'en' : 'es'
}
