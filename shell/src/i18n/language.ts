import type { Language } from '@fichero/contract/enums'

const KEY = 'lang'

/** Spanish unless the person chose another; what we do not speak is answered in English. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return stored === null || stored === 'es' ? 'es' : 'en'
}

export const keepLanguage = (language: Language) => localStorage.setItem(KEY, language)

/** Another tab chose a language. */
export function onLanguageChosen(listener: (language: Language) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener(storedLanguage())
  })
}

export const otherLanguage = (language: Language): Language => (language === 'es' ? 'en' : 'es')
