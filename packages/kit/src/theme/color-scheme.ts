import { THEMES, type Theme } from '@fichero/contract/enums'
import { type MantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core'
import { useHydrated } from '../hydration/use-hydrated'

/** Key of the theme in localStorage. */
const KEY = 'theme'
const SCHEMES: Record<Theme, MantineColorScheme> = { claro: 'light', oscuro: 'dark', sistema: 'auto' }
const WORDS: Record<MantineColorScheme, Theme> = { light: 'claro', dark: 'oscuro', auto: 'sistema' }

/** Returns the color scheme of a stored theme; `otherwise` for an unknown theme. */
function stored(value: string | null, otherwise: MantineColorScheme): MantineColorScheme {
  const theme = THEMES.find((word) => word === value)
  return theme ? SCHEMES[theme] : otherwise
}

/** Stores the theme as `claro`, `oscuro` or `sistema`, and follows changes in other tabs. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined
  return {
    get: (otherwise) => stored(localStorage.getItem(KEY), otherwise),
    set: (scheme) => localStorage.setItem(KEY, WORDS[scheme]),
    clear: () => localStorage.removeItem(KEY),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === KEY || event.key === null) onUpdate(stored(localStorage.getItem(KEY), 'auto'))
      }
      window.addEventListener('storage', listener)
    },
    unsubscribe: () => listener && window.removeEventListener('storage', listener),
  }
}

/** Returns the chosen theme and a setter. While a page hydrates, the theme is the system's. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isHydrated = useHydrated()
  return [isHydrated ? WORDS[colorScheme] : 'sistema', (theme) => setColorScheme(SCHEMES[theme])]
}
