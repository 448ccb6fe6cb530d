import { useEffect } from 'react'

/** Where a question mark is typed as text, or belongs to something in front of the page. */
const ELSEWHERE = 'input, select, textarea, [contenteditable], [role="combobox"], [role="menu"]'

/** Calls `open` when `?` is pressed, unless it is typed in a field, or a dialog is open. */
export function useHelpKey(isOn: boolean, open: () => void) {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = ({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || altKey || metaKey || defaultPrevented) return
      if ((target instanceof Element && target.closest(ELSEWHERE)) || document.querySelector('dialog[open]')) return
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, open])
}
