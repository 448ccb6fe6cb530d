import { PATHS } from '@fichero/contract/paths'
import { getSession } from '@fichero/kit/session'
import { isSignedOut, isSigningOut } from './return-to'

/**
 * Browsers keep whole pages and show them again for Back and Forward (https://web.dev/articles/bfcache). One of a session that
 * has ended, or of another one, shows nothing of it.
 */
export function watchRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const token = localStorage.getItem('token')
    if (!isSigningOut() && token === (getSession()?.token ?? null)) return
    if (token === null && isSignedOut()) window.location.replace(PATHS.home)
    else window.location.reload()
  })
}
