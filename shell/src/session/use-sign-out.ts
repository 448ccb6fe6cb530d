import { logout } from '@fichero/contract/calls/auth.calls'
import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { clearTab, endSession } from '@fichero/kit/host'
import { useNavigate } from '@fichero/kit/router'
import { clearRecentResults } from '../search/recent'
import { markSignedOut } from './return-to'

/** Removes everything of the user: token, user, recent searches, drafts and cached answers. Goes to the sign-in. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    clearRecentResults()
    clearTab()
    markSignedOut()
    endSession()
    void navigate(PATHS.signIn)
  }
}

/** Signs out here and on the server. */
export function useSignOut(): () => void {
  const leave = useLeave()
  return () => {
    // The request takes the token before it is removed. Without a connection the user still leaves this browser.
    void call(logout).catch(() => undefined)
    leave()
  }
}
