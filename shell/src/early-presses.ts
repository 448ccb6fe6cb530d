/** Name of the event that is dispatched on the window when the prerendered page is hydrated. */
const HYDRATED = 'fichero-hydrated'

/**
 * Records clicks on buttons before hydration, and Enter in a form whose submit button is disabled until hydration. Replays
 * them in order after hydration. Part of the inline script in the page's head.
 */
export function recordEarlyClicks() {
  const recorded = new Set<HTMLElement>()
  const record = (event: Event, button: HTMLElement) => {
    event.preventDefault()
    // A button that is clicked again moves to the end.
    recorded.delete(button)
    recorded.add(button)
  }
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement
    // Clicks on a disabled button reach its container instead (`access.module.css`).
    const button =
      target.closest('button') ?? target.querySelector<HTMLButtonElement>(':scope > [type="submit"]:disabled')
    if (button && (button.disabled || button.type === 'button' || isTyped())) record(event, button)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, isComposing } = event
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return
    const button = target.form?.querySelector<HTMLElement>('[type="submit"]:disabled')
    if (button) record(event, button)
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const replay = () => {
    stop.abort()
    for (const button of recorded) button.click()
  }
  addEventListener('click', onClick, options)
  addEventListener('keydown', onKeyDown, options)
  addEventListener(HYDRATED, replay, options)
  // If a script fails to load, the buttons work as they do without scripts.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && replay(), options)
}

/** Whether a field has a value, which a click that loads a page would lose. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')].some(({ value }) => value !== '')

/** Replays the clicks from before hydration. */
export const replayEarlyClicks = () => dispatchEvent(new Event(HYDRATED))
