import { getSession } from '@fichero/kit/session'
import { markArrival } from '../../src/session/arrival'
import { readReturnTo } from '../../src/session/return-to'

/** Returns a promise that is not kept: the page that is left still shows that it is busy. */
export function goWhereTheyCameFrom(): Promise<never> {
  markArrival()
  window.location.replace(readReturnTo().from)
  return new Promise(() => undefined)
}

/** Who is signed in, here or in another tab, needs no way in. */
export function leaveWhenSignedIn() {
  const leave = () => {
    // The first script has looked whether there is a session, not whether it can be read.
    if (getSession()) void goWhereTheyCameFrom()
    else document.documentElement.removeAttribute('data-signed-in')
  }
  leave()
  // The session's own listener, which reads it again, comes first.
  window.addEventListener('storage', leave)
  // Pages in the back/forward cache receive no storage events (https://web.dev/articles/bfcache).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStorage.getItem('token')) window.location.reload()
  })
}
