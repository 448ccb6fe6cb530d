import { logout } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { clearTab, endSession } from '@fichero/kit/host'
import { clearRecentResults } from '../search/recent'
import { markArrival } from './arrival'
import { markSignedOut } from './return-to'

/** Removes everything of the user: token, user, recent searches, drafts and cached answers. Goes to the sign-in. */
export function leave() {
  clearRecentResults()
  clearTab()
  markSignedOut()
  endSession()
  markArrival()
  window.location.assign(PATHS.signIn)
}

/** Signs out here and on the server. */
export function signOut() {
  // The request takes the token before it is removed. Without a connection the user still leaves this browser.
  void call(logout).catch(() => undefined)
  leave()
}
