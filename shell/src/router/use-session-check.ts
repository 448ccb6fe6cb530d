import { getSession } from '@fichero/contract/calls/auth.calls'
import { useCall } from '@fichero/kit/api'
import { renewSession, type Session } from '@fichero/kit/host'
import { useEffect } from 'react'

/**
 * Asks once who is signed in and what they may do, and writes it down for every tab. What it fails with is not shown: the
 * screens' own calls say the same. Returns whether the permissions are known, or will not be.
 */
export function useSessionCheck(session: Session | null): boolean {
  const { data, isError } = useCall(getSession, {}, { enabled: session !== null, staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (data) renewSession(data)
  }, [data])
  return isError || session?.permisos !== undefined
}
