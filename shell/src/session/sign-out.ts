import { logout } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { clearTab, endSession } from '@fichero/kit/host'
import { clearRecentResults } from '../search/recent'
import { markArrival } from './arrival'
import { markSignedOut } from './return-to'

/** Removes all data of the user (token, user, recent searches, drafts, cached responses) and opens the sign-in page. */
export function endLocalSession() {
  clearRecentResults()
  clearTab()
  markSignedOut()
  endSession()
  markArrival()
  window.location.assign(PATHS.signIn)
}

/** Signs out in this browser and on the server. */
export function signOut() {
  // The request reads the token before `endLocalSession` removes it. Without a connection the user is still signed out in this browser.
  void call(logout).catch(() => undefined)
  endLocalSession()
}
