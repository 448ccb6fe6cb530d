import { PATHS } from '@fichero/contract/paths'
import { isSigningOut } from './return-to'

/**
 * Back after signing out may show the page that was left, from the browser's cache (https://web.dev/articles/bfcache): it has
 * ended, and nothing of it is shown again.
 */
export function watchRestored() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSigningOut()) return
    if (localStorage.getItem('token') === null) window.location.replace(PATHS.home)
    else window.location.reload()
  })
}
