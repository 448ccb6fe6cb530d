/** The open dialogs; only the last one is shown. */
const stack: { dialog: HTMLDialogElement; focused: Element | null }[] = []

/**
 * Shows a dialog. One that is open already steps aside and comes back after it, with what was typed and the focus: a
 * dialog never stands over another one. Returns a function that closes it.
 */
export function openAlone(dialog: HTMLDialogElement): () => void {
  const below = stack.at(-1)
  if (below) {
    below.focused = document.activeElement
    below.dialog.close()
  }
  const own = { dialog, focused: null as Element | null }
  stack.push(own)
  dialog.showModal()
  return () => {
    const wasShown = stack.at(-1) === own
    stack.splice(stack.indexOf(own), 1)
    dialog.close()
    const next = stack.at(-1)
    if (!wasShown || !next?.dialog.isConnected) return
    next.dialog.showModal()
    if (next.focused instanceof HTMLElement) next.focused.focus({ preventScroll: true })
  }
}
