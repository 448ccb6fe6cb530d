import { getConfig, getSession } from '@fichero/contract/calls/auth.calls'
import { useSession } from '../session'
import { useCall } from './use-call'

const ONCE = { staleTime: Number.POSITIVE_INFINITY }

/**
 * Returns whether this installation sends mail; undefined while it loads. The value comes from the session check for
 * signed-in users, and from the public configuration for visitors.
 */
export function useSendsMail(): boolean | undefined {
  const isSignedIn = useSession() !== null
  const session = useCall(getSession, {}, { ...ONCE, enabled: isSignedIn }).data
  const config = useCall(getConfig, {}, { ...ONCE, enabled: !isSignedIn }).data
  return (isSignedIn ? session : config)?.envia_correos
}
