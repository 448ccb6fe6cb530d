import type { LoginAnswer } from '@fichero/contract/auth.schema'
import { getSession } from '@fichero/contract/calls/auth.calls'
import { callOptions } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { startSession } from '@fichero/kit/host'

/** Returns a function that begins the session of a sign-in. `SignedOutPage` then navigates away. */
export function useBeginSession(): (answer: LoginAnswer) => void {
  const client = useQueryClient()
  return ({ token, ...session }) => {
    // The answer contains the session: caching it saves the request that checks the session.
    client.setQueryData(callOptions(getSession).queryKey, session)
    startSession({ token, ...session })
  }
}
