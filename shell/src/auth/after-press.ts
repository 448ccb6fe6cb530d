let isPressed = false
const press = () => {
  isPressed = true
}
const release = () => {
  isPressed = false
}
window.addEventListener('pointerdown', press, true)
window.addEventListener('pointerup', release, true)
window.addEventListener('pointercancel', release, true)

/**
 * Acts once the press is over that is going on, if any. A press takes the focus from a field before it is a click: a message
 * that appears below the field at that moment moves the button away from under the pointer, and the click is lost.
 */
export function afterPress(act: () => void) {
  if (isPressed) window.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true })
  else setTimeout(act)
}
