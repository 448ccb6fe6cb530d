import { useHydrated } from '@fichero/kit/host'
import { Navigate, useNavigate } from '@fichero/kit/router'
import { getSession, useSession } from '@fichero/kit/session'
import { type ReactNode, useEffect, useState } from 'react'
import { isOutdated } from '../remotes/loader/watch-releases'
import { readReturnTo } from '../session/return-to'
import { AccessPage } from './access-page'

/**
 * A page for signed-out users: signed-in users are redirected to the page that they came from. After a sign-in, the browser
 * loads that page from the server if this document is outdated or if the user gets other releases of the remotes.
 */
export function SignedOutPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const isSignedIn = useSession() !== null
  const [wasSignedIn] = useState(() => getSession() !== null)
  const [{ from }] = useState(readReturnTo)
  useEffect(() => {
    if (!isSignedIn || wasSignedIn) return
    let isMounted = true
    isOutdated()
      .catch(() => true)
      .then((isOld) => {
        if (!isMounted) return
        if (isOld) window.location.replace(from)
        else navigate(from, { replace: true })
      })
    return () => {
      isMounted = false
    }
  }, [isSignedIn, wasSignedIn, from, navigate])

  if (isHydrated && isSignedIn && wasSignedIn) return <Navigate to={from} replace />
  return (
    <AccessPage about="sign-in" hidden={isHydrated ? undefined : 'signed-in'}>
      {children}
    </AccessPage>
  )
}
