import type { ConfigAnswer } from '@fichero/contract/auth.schema'
import { getConfig } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { useEffect, useState } from 'react'

type Centres = ConfigAnswer['centros']

/** Returns the centres from which an access request chooses; empty until they are loaded. The prerendered form has none. */
export function useCentresToChoose(): Centres {
  const [centres, setCentres] = useState<Centres>([])
  useEffect(() => {
    const abort = new AbortController()
    // If they cannot be loaded, the API refuses the request.
    call(getConfig, { signal: abort.signal }).then(
      ({ centros }) => setCentres(centros),
      () => undefined,
    )
    return () => abort.abort()
  }, [])
  return centres
}
