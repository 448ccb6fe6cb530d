import { THEMES, type Theme } from '@fichero/contract/enums'
import { type MantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core'

const KEY = 'theme'
const SCHEMES: Record<Theme, MantineColorScheme> = { claro: 'light', oscuro: 'dark', sistema: 'auto' }
const WORDS: Record<MantineColorScheme, Theme> = { light: 'claro', dark: 'oscuro', auto: 'sistema' }

function stored(value: string | null, otherwise: MantineColorScheme): MantineColorScheme {
  const theme = THEMES.find((word) => word === value)
  return theme ? SCHEMES[theme] : otherwise
}

/** The theme in the words that the browser remembers it by. Another tab's choice is followed at once. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined
  return {
    get: (otherwise) => stored(localStorage.getItem(KEY), otherwise),
    set: (scheme) => localStorage.setItem(KEY, WORDS[scheme]),
    clear: () => localStorage.removeItem(KEY),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === KEY || event.key === null) onUpdate(stored(event.newValue, 'auto'))
      }
      window.addEventListener('storage', listener)
    },
    unsubscribe: () => listener && window.removeEventListener('storage', listener),
  }
}

/** The chosen theme, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return [WORDS[colorScheme], (theme) => setColorScheme(SCHEMES[theme])]
}
