/**
 * Returns a function that delays an action until the current pointer press has ended. A press blurs the field before it
 * becomes a click: a message that appears below the field at that moment would move the button away and lose the click.
 * @param signal ends it
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
