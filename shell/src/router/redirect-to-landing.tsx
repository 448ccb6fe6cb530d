import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'

/** The landing page is a separate document (see shell/landing), so this leaves the router. */
export function RedirectToLanding() {
  useEffect(() => window.location.replace(PATHS.home), [])
  return null
}
