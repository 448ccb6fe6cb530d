import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What the home and sign-in screens find in `location.state`. */
export interface CameFrom {
  /** Where to go after signing in. */
  from: string
  /** The session ended while the person was working: the sign-in screen says so. */
  ended?: boolean
}

/** The API ended the session under an open screen: sign in, and come back here. */
export function SessionEnded({ from }: { from: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    // Who signs out navigates by himself in this same moment; that goes first.
    const timer = setTimeout(() => {
      if (window.location.pathname === pathname)
        navigate(PATHS.signIn, { replace: true, state: { from, ended: true } satisfies CameFrom })
    })
    return () => clearTimeout(timer)
  }, [from, navigate, pathname])
  return null
}
