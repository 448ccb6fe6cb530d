import { fetchQuietly } from '../../documents/client/fetch-quietly'
import { lastRoute } from '../../src/session/last-route'
import { readReturnTo } from '../../src/session/return-to'
import { formOf } from './page'

/** Fetches the files of where somebody will go, and of where they were last, when they begin with the form. */
export function warmWhileTyping() {
  const start = ({ target }: Event) => {
    if (!formOf()?.contains(target as Node)) return
    for (const event of ['focusin', 'input']) document.removeEventListener(event, start)
    void fetchQuietly([readReturnTo().from, ...lastRoute()])
  }
  for (const event of ['focusin', 'input']) document.addEventListener(event, start)
}
