import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { markArrival } from '../session/arrival'
import { isSigningOut, storeReturnTo } from '../session/return-to'

/** The session ended while a screen was open, by the API or in another tab: redirects to the sign-in and then back. */
export function SessionEnded({ from }: { from: string }) {
  const { pathname } = useLocation()
  useEffect(() => {
    // Signing out also ends it, and leaves this page itself.
    const timer = setTimeout(() => {
      if (isSigningOut() || window.location.pathname !== pathname) return
      storeReturnTo({ from, ended: true })
      markArrival()
      window.location.replace(PATHS.signIn)
    })
    return () => clearTimeout(timer)
  }, [from, pathname])
  return null
}
