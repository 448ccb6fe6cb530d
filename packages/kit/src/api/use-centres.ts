import { getSession } from '@fichero/contract/calls/auth.calls'
import type { CentreName } from '@fichero/contract/centres.schema'
import { useSession } from '../session'
import { useCall } from './use-call'

/** The same array for every render, so that memoised columns stay. */
const NONE: readonly CentreName[] = []

/**
 * Returns the confirmed training centres, by name, if there are at least two. With fewer, for visitors and while they load, the
 * list is empty, and screens show neither a field nor a filter nor a column for centres.
 */
export function useCentres(): readonly CentreName[] {
  const isSignedIn = useSession() !== null
  const session = useCall(getSession, {}, { staleTime: Number.POSITIVE_INFINITY, enabled: isSignedIn }).data
  const centres = session?.centros ?? NONE
  return centres.length > 1 ? centres : NONE
}
