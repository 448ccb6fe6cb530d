import { type Language, THEMES } from '@fichero/contract/enums'
import { LANGUAGE_KEY, storedLanguage, storeLanguage } from '../i18n/language'
import { showThemeColor } from '../layout/theme-color'

const { documentElement: root } = document
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')
const themeButtons = document.querySelectorAll<HTMLButtonElement>('button[data-theme]')
const languageLinks = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')

function showTheme() {
  const theme = THEMES.find((name) => name === localStorage.getItem('theme')) ?? 'sistema'
  const isDark = theme === 'oscuro' || (theme === 'sistema' && systemIsDark.matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  root.dataset.chosenTheme = theme
  showThemeColor(theme)
  for (const button of themeButtons) button.setAttribute('aria-pressed', String(button.dataset.theme === theme))
}

/** Reloads the page, which keeps the scroll position, if it has another language. */
function showLanguage() {
  if (root.lang !== storedLanguage()) window.location.reload()
}

/** Shows the links of guests or of signed-in users. */
const showSession = () =>
  root.toggleAttribute('data-signed-in', Boolean(localStorage.getItem('token') && localStorage.getItem('user')))

/** Calls `show` when another tab changes one of the keys, and when the back/forward cache restores the page. */
function follow(keys: string[], show: () => void) {
  window.addEventListener('storage', ({ key }) => (key === null || keys.includes(key)) && show())
  // Pages in the back/forward cache receive no storage events (https://web.dev/articles/bfcache).
  window.addEventListener('pageshow', ({ persisted }) => persisted && show())
}

/** Applies theme, language and session, which are chosen here, in another tab, or by the system. */
export function followChoices() {
  for (const button of themeButtons)
    button.addEventListener('click', () => {
      localStorage.setItem('theme', button.dataset.theme ?? '')
      showTheme()
    })
  for (const link of languageLinks)
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      storeLanguage(link.hreflang as Language)
      showLanguage()
    })
  systemIsDark.addEventListener('change', showTheme)
  follow(['theme'], showTheme)
  follow([LANGUAGE_KEY], showLanguage)
  follow(['token', 'user'], showSession)
  // Marks the button of the theme that the first script of the page has applied.
  showTheme()
}
