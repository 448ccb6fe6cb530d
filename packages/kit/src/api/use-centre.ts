import { getSession } from '@fichero/contract/calls/auth.calls'
import { useSession } from '../session'
import { useCall } from './use-call'

/** The name of the training centre, as the session check tells it. Undefined until it is known, and where nobody set it. */
export function useCentre(): string | undefined {
  const isSignedIn = useSession() !== null
  const session = useCall(getSession, {}, { staleTime: Number.POSITIVE_INFINITY, enabled: isSignedIn }).data
  return session?.centro ?? undefined
}
