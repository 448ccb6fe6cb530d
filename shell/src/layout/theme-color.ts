import type { Theme } from '@fichero/contract/enums'

const SCHEMES: Partial<Record<Theme, string>> = { claro: 'light', oscuro: 'dark' }

/** Sets `theme-color`, the colour of the browser's UI, for the chosen theme or for the system's. */
export function showThemeColor(theme: Theme) {
  const chosen = SCHEMES[theme]
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset
    if (!chosen) meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === chosen ? 'all' : 'not all'
  }
}
