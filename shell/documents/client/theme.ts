import { THEMES, type Theme } from '@fichero/contract/enums'

const KEY = 'theme'

const system = window.matchMedia('(prefers-color-scheme: dark)')

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'sistema'

/** The `theme-color` of the browser's UI: that of the chosen theme, or of the system's. */
function mediaOf(scheme = '', theme: Theme, dark: boolean) {
  if (theme === 'sistema') return `(prefers-color-scheme: ${scheme})`
  return scheme === (dark ? 'dark' : 'light') ? 'all' : 'not all'
}

/** Shows the stored theme. */
export function showTheme() {
  const theme = stored()
  const dark = theme === 'oscuro' || (theme === 'sistema' && system.matches)
  const root = document.documentElement
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.dataset.chosenTheme = theme
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    frame.media = mediaOf(frame.dataset.scheme, theme, dark)
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme]'))
    button.setAttribute('aria-pressed', String(button.dataset.theme === theme))
}

/** Applies a theme chosen here, in another tab, or by the system. The first script has applied the initial one. */
export function followTheme() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-theme]')
    if (!button) return
    localStorage.setItem(KEY, button.dataset.theme ?? '')
    showTheme()
  })
  system.addEventListener('change', showTheme)
  window.addEventListener('pageshow', ({ persisted }) => persisted && showTheme())
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showTheme()
  })
  showTheme()
}
