import { THEMES, type Theme } from '@fichero/contract/enums'

const KEY = 'theme'

const system = window.matchMedia('(prefers-color-scheme: dark)')

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'sistema'

/** The `theme-color` of the browser's UI: that of the chosen theme, or of the system's. */
function mediaOf(scheme = '', theme: Theme, dark: boolean) {
  if (theme === 'sistema') return `(prefers-color-scheme: ${scheme})`
  return scheme === (dark ? 'dark' : 'light') ? 'all' : 'not all'
}

function show() {
  const theme = stored()
  const dark = theme === 'oscuro' || (theme === 'sistema' && system.matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    frame.media = mediaOf(frame.dataset.scheme, theme, dark)
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme]'))
    button.setAttribute('aria-pressed', String(button.dataset.theme === theme))
}

/** Applies a theme chosen here, in another tab, or by the system. The first script has applied the initial one. */
export function startThemes() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme]'))
    button.addEventListener('click', () => {
      localStorage.setItem(KEY, button.dataset.theme ?? '')
      show()
    })
  system.addEventListener('change', show)
  window.addEventListener('pageshow', ({ persisted }) => persisted && show())
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show()
  })
  show()
}
