import { PATHS } from '@fichero/contract/paths'
import { endSession } from '@fichero/kit/host'
import { useNavigate } from '@fichero/kit/router'
import { clearRecentResults } from '../search/recent'

/** Signs out and removes everything of the user: token, user, recent searches and cached answers. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    clearRecentResults()
    endSession()
    void navigate(PATHS.signIn)
  }
}
