/** The keys that lead through a list, as `aria-keyshortcuts` spells them. */
export const STEP_KEYS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown', nextOpen: 'Alt+Shift+ArrowDown' } as const
export type StepName = keyof typeof STEP_KEYS

const FIELD = 'input, select, textarea, [contenteditable], [role="combobox"], [role="menu"], dialog'

/** Returns the step that a key means: none while somebody types or a dialog is open. */
export function stepOf(event: KeyboardEvent): StepName | undefined {
  const { target, key, altKey, shiftKey, ctrlKey, metaKey } = event
  if (!altKey || ctrlKey || metaKey || event.defaultPrevented) return undefined
  if ((target instanceof Element && target.closest(FIELD)) || document.querySelector('dialog[open]')) return undefined
  const pressed = `Alt+${shiftKey ? 'Shift+' : ''}${key}`
  return (Object.keys(STEP_KEYS) as StepName[]).find((name) => STEP_KEYS[name] === pressed)
}
