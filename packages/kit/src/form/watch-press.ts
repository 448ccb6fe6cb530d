/**
 * Returns a function that delays an action until the current pointer press has ended. Pressing a button blurs the focused
 * field before the click: a message that appears below the field at that moment would move the button and lose the click.
 * @param signal removes the listeners
 */
export function watchPress(signal?: AbortSignal): (act: () => void) => void {
  let isPressed = false
  const listen = (event: string, pressed: boolean) =>
    window.addEventListener(
      event,
      () => {
        isPressed = pressed
      },
      { capture: true, ...(signal && { signal }) },
    )
  listen('pointerdown', true)
  listen('pointerup', false)
  listen('pointercancel', false)
  return (act) => {
    if (isPressed) window.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true })
    else setTimeout(act)
  }
}
