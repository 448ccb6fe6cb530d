import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'

/** The landing page is a document of its own (see shell/src/landing): the browser leaves the shell for it. */
export function ToLanding() {
  useEffect(() => window.location.replace(PATHS.home), [])
  return null
}
