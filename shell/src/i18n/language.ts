import type { Language } from '@fichero/contract/enums'
import { languageCookie } from '@fichero/contract/language-cookie'

const KEY = 'lang'

/** The stored language; Spanish by default, English for unsupported values. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return stored === null || stored === 'es' ? 'es' : 'en'
}

/** Stores the language for scripts, and in a cookie for the server, which sends documents in it. */
export function storeLanguage(language: Language) {
  localStorage.setItem(KEY, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = languageCookie(language, window.location.protocol === 'https:')
}

/** Calls the listener when another tab changes the language. */
export function onLanguageChosen(listener: (language: Language) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener(storedLanguage())
  })
}
