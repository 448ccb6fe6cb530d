import { logout } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { clearTab, endSession } from '@fichero/kit/host'
import { clearRecentResults } from '../search/recent'
import { markArrival } from './arrival'
import { markSignedOut } from './return-to'

/** How long to wait for the address that ends the session at the institution, in ms. */
const PATIENCE_MS = 4_000

/** Removes all data of the user: token, user, recent searches, drafts and cached responses. */
function forgetUser() {
  clearRecentResults()
  clearTab()
  markSignedOut()
  endSession()
  markArrival()
}

/** Removes all data of the user, and opens the sign-in page, or the address that ends the session at the institution (`salida`). */
export function endLocalSession({ salida }: { salida: string | null }) {
  forgetUser()
  window.location.assign(salida ?? PATHS.signIn)
}

/** Signs out in this browser and on the server. */
export async function signOut() {
  // The request reads the token before it is removed. Without a connection the user is still signed out in this browser.
  const ending = call(logout).catch(() => ({ salida: null }))
  if (document.documentElement.dataset.institution !== 'true') return endLocalSession({ salida: null })
  forgetUser()
  const tooLate = new Promise<{ salida: null }>((resolve) => setTimeout(resolve, PATIENCE_MS, { salida: null }))
  const { salida } = await Promise.race([ending, tooLate])
  window.location.assign(salida ?? PATHS.signIn)
}
