import { PATHS } from '@fichero/contract/paths'
import { endSession } from '@fichero/kit/host'
import { useNavigate } from '@fichero/kit/router'
import { forgetFinds } from '../search/recent'

/** Nothing of the person stays: the token and the user, what the search remembers, and, with the session, what the API answered. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    forgetFinds()
    endSession()
    void navigate(PATHS.signIn)
  }
}
