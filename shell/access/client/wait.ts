import { PENDING_AFTER_MS, SLOW_AFTER_MS } from '@fichero/kit/host'
import { sentences } from './sentences'

/** Shows that an answer is awaited, and says so when it takes long. Returns what ends it. */
export function showWait(): () => void {
  const show = (text: string, wait: string) => {
    const place = document.querySelector<HTMLElement>('.wait')
    if (!place) return
    place.textContent = text
    place.dataset.wait = wait
  }
  const busy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy)
  busy(true)
  const timers = [
    setTimeout(() => show(sentences().loading, 'pending'), PENDING_AFTER_MS),
    setTimeout(() => show(sentences().slow, 'slow'), SLOW_AFTER_MS),
  ]
  return () => {
    timers.forEach(clearTimeout)
    show('', '')
    busy(false)
  }
}
