import { getSession } from '@fichero/contract/calls/auth.calls'
import { useCall } from '@fichero/kit/api'
import { renewSession, type Session } from '@fichero/kit/host'
import { useEffect } from 'react'

/**
 * Requests the session's user and permissions once and stores them for all tabs. Failures are not shown here, because
 * the screens' own calls fail the same way. Returns true once the permissions are known or the request failed.
 */
export function useSessionCheck(session: Session | null): boolean {
  const { data, isError } = useCall(getSession, {}, { enabled: session !== null, staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (data) renewSession(data)
  }, [data])
  return isError || session?.permisos !== undefined
}
