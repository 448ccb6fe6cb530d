import type { Language } from '@fichero/contract/enums'
import type { Translate } from '@fichero/contract/translate'
import { useTranslation } from '@fichero/kit/i18n'

/**
 * Returns a translator for texts of the package `contract` in the language of the page. The translations of this module have
 * these texts under the key `name`. `texts` are loaded texts by language, which are added if the module lacks them.
 */
export function useContractTexts(
  name: string,
  texts: Partial<Record<Language, object>> = {},
): { translate: Translate; language: Language } {
  const { t, i18n } = useTranslation('instructors', { keyPrefix: name })
  const language = i18n.language === 'en' ? 'en' : 'es'
  // `silent`, because the event of the translations would render other components during this render.
  if (texts[language] && !i18n.getResource(language, 'instructors', name))
    i18n.addResourceBundle(language, 'instructors', { [name]: texts[language] }, true, true, { silent: true })
  return { translate: t, language }
}
