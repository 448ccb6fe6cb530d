import type { Language } from '@fichero/contract/enums'
import { languageCookie } from '@fichero/contract/language-cookie'

const KEY = 'lang'

/** Spanish unless the person chose another; what we do not speak is answered in English. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return stored === null || stored === 'es' ? 'es' : 'en'
}

/** For the scripts, and for the server, which answers the landing page in that language. */
export function keepLanguage(language: Language) {
  localStorage.setItem(KEY, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we name.
  document.cookie = languageCookie(language, window.location.protocol === 'https:')
}

/** Another tab chose a language. */
export function onLanguageChosen(listener: (language: Language) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener(storedLanguage())
  })
}

export const otherLanguage = (language: Language): Language => (language === 'es' ? 'en' : 'es')
