import { LANGUAGES } from '@fichero/contract/enums'
import { keepLanguage, onLanguageChosen, storedLanguage } from '../../src/i18n/language'

/** The document comes again in the chosen language, at the place where it was left. */
const comeAgain = () => {
  if (document.documentElement.lang !== storedLanguage()) window.location.reload()
}

/** A chosen language, here or in another tab, brings the document in that language. */
export function followLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
    link.addEventListener('click', (event) => {
      const language = LANGUAGES.find((one) => one === link.dataset.language)
      if (!language || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      keepLanguage(language)
      comeAgain()
    })
  onLanguageChosen(comeAgain)
  // A page that the browser kept for going back heard nothing of it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeAgain())
}
