import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { onLanguageChosen, storedLanguage, storeLanguage } from '../../src/i18n/language'

/**
 * Shows the document in the language that is chosen, here or in another tab.
 * @param show called where the document is in another one
 */
export function followLanguage(show: (language: Language) => void) {
  const follow = () => {
    const language = storedLanguage()
    if (document.documentElement.lang !== language) show(language)
  }
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const chosen = target instanceof Element && target.closest<HTMLElement>('[data-language]')?.dataset.language
    const language = LANGUAGES.find((one) => one === chosen)
    if (!language || metaKey || ctrlKey || shiftKey) return
    event.preventDefault()
    storeLanguage(language)
    follow()
  })
  onLanguageChosen(follow)
  // Pages in the back/forward cache receive no storage events (https://web.dev/articles/bfcache).
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow())
}
