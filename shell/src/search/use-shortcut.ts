import { useHotkeys } from '@fichero/kit/host'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Control is taken on a Mac: there it deletes to the end of the line. */
export const SHORTCUT = isMac
  ? { hotkey: 'meta+K', keys: 'Meta+K', hint: '⌘ K' }
  : { hotkey: 'ctrl+K', keys: 'Control+K', hint: 'Ctrl K' }

/** Opens and closes the search from anywhere, also from a field, but not over another dialog. */
export function useShortcut(toggle: () => void) {
  const act = () => {
    if (!document.querySelector('dialog:modal:not([data-search])')) toggle()
  }
  useHotkeys([[SHORTCUT.hotkey, act]], [])
}
