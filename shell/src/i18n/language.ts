import type { Language } from '@fichero/contract/enums'
import { languageCookie } from '@fichero/contract/language-cookie'

/** Key of the language in localStorage. */
export const LANGUAGE_KEY = 'lang'

/** Returns the stored language: Spanish if none is stored, English for an unsupported value. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return stored === null || stored === 'es' ? 'es' : 'en'
}

/** Stores the language in local storage for scripts, and in a cookie for the server, which renders documents. */
export function storeLanguage(language: Language) {
  localStorage.setItem(LANGUAGE_KEY, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = languageCookie(language, window.location.protocol === 'https:')
}

/** Calls the listener when another tab changes the language. */
export function onLanguageChosen(listener: (language: Language) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY || key === null) listener(storedLanguage())
  })
}
