import { getConfig, getSession } from '@fichero/contract/calls/auth.calls'
import { useSession } from '../session'
import { useCall } from './use-call'

const ONCE = { staleTime: Number.POSITIVE_INFINITY }

/**
 * Whether messages of this installation reach people. Who is signed in knows it from the session check. Undefined until it is
 * known.
 */
export function useSendsMail(): boolean | undefined {
  const isSignedIn = useSession() !== null
  const session = useCall(getSession, {}, { ...ONCE, enabled: isSignedIn }).data
  const config = useCall(getConfig, {}, { ...ONCE, enabled: !isSignedIn }).data
  return (isSignedIn ? session : config)?.envia_correos
}
