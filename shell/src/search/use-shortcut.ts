import { useEffect } from 'react'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Control is taken on a Mac: there it deletes to the end of the line. */
export const SHORTCUT = isMac ? { keys: 'Meta+K', hint: '⌘ K' } : { keys: 'Control+K', hint: 'Ctrl K' }

/** Opens and closes the search from anywhere, but not over another dialog. */
export function useShortcut(toggle: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog:modal:not([data-search])')) toggle()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toggle])
}
