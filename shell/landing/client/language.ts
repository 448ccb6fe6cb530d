import { LANGUAGES } from '@fichero/contract/enums'
import { onLanguageChosen, storedLanguage, storeLanguage } from '../../src/i18n/language'

/** Reloads the document in the chosen language at the same scroll position. */
const reload = () => {
  if (document.documentElement.lang !== storedLanguage()) window.location.reload()
}

/** Reloads the document when the language is changed, here or in another tab. */
export function followLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
    link.addEventListener('click', (event) => {
      const language = LANGUAGES.find((one) => one === link.dataset.language)
      if (!language || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      storeLanguage(language)
      reload()
    })
  onLanguageChosen(reload)
  // Pages in the back/forward cache receive no storage events (https://web.dev/articles/bfcache).
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload())
}
