import { getHotkeyHandler } from '@fichero/kit/host'
import { useLayoutEffect } from 'react'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** On a Mac, Control+K deletes to the end of the line, so Command is used. */
export const SHORTCUT = isMac
  ? { hotkey: 'meta+K', keys: 'Meta+K', hint: '⌘ K' }
  : { hotkey: 'ctrl+K', keys: 'Control+K', hint: 'Ctrl K' }

/**
 * Opens and closes the search from anywhere, including fields, except over another dialog. Listens from the layout effect
 * on: on a slow machine Mantine's `useHotkeys` starts some 100 ms later, and the browser would handle the shortcut.
 */
export function useShortcut(toggle: () => void) {
  useLayoutEffect(() => {
    const act = () => {
      if (!document.querySelector('dialog:modal:not([data-search])')) toggle()
    }
    const onKeyDown = getHotkeyHandler([[SHORTCUT.hotkey, act]])
    document.documentElement.addEventListener('keydown', onKeyDown)
    return () => document.documentElement.removeEventListener('keydown', onKeyDown)
  }, [toggle])
}
