/**
 * Moves the focus to another button or link of a panel: the arrow keys to the next one, around the ends too, Home and End
 * to the first and the last. Returns whether the key was one of these.
 */
export function stepTo(panel: HTMLElement, key: string): boolean {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
  if (next === undefined || stops.length === 0) return false
  stops.at(next % stops.length)?.focus()
  return true
}
