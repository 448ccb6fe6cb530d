import { useHotkeys } from '@fichero/kit/host'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** On a Mac, Control+K deletes to the end of the line, so Command is used. */
export const SHORTCUT = isMac
  ? { hotkey: 'meta+K', keys: 'Meta+K', hint: '⌘ K' }
  : { hotkey: 'ctrl+K', keys: 'Control+K', hint: 'Ctrl K' }

/** Opens and closes the search from anywhere, including fields, except over another dialog. */
export function useShortcut(toggle: () => void) {
  const act = () => {
    if (!document.querySelector('dialog:modal:not([data-search])')) toggle()
  }
  useHotkeys([[SHORTCUT.hotkey, act]], [])
}
