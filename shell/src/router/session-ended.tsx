import { PATHS } from '@fichero/contract/paths'
import { endReason } from '@fichero/kit/host'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { markArrival } from '../session/arrival'
import { isSigningOut, storeReturnTo } from '../session/return-to'

/** The API or another tab ended the session while a page was open: redirects to the sign-in, which returns to `from`. */
export function SessionEnded({ from }: { from: string }) {
  const { pathname } = useLocation()
  useEffect(() => {
    // Signing out also ends the session, but it navigates to another page itself.
    const timer = setTimeout(() => {
      if (isSigningOut() || window.location.pathname !== pathname) return
      storeReturnTo({ from, ended: true, why: endReason() })
      markArrival()
      window.location.replace(PATHS.signIn)
    })
    return () => clearTimeout(timer)
  }, [from, pathname])
  return null
}
