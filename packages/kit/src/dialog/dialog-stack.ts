/** The open dialogs; only the last one is shown. */
const stack: { dialog: HTMLDialogElement; focused: Element | null }[] = []

/**
 * Shows a dialog. Only one dialog is visible at a time: a dialog that is already open is hidden, and shown again with its
 * input and focus when the new dialog closes. Returns a function that closes the dialog.
 */
export function showOnTop(dialog: HTMLDialogElement): () => void {
  const below = stack.at(-1)
  if (below) {
    below.focused = document.activeElement
    below.dialog.close()
  }
  const entry = { dialog, focused: null as Element | null }
  stack.push(entry)
  dialog.showModal()
  return () => {
    const wasShown = stack.at(-1) === entry
    stack.splice(stack.indexOf(entry), 1)
    dialog.close()
    const next = stack.at(-1)
    if (!wasShown || !next?.dialog.isConnected) return
    next.dialog.showModal()
    if (next.focused instanceof HTMLElement) next.focused.focus({ preventScroll: true })
  }
}
