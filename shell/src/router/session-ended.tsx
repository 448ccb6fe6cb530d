import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeReturnTo } from '../session/return-to'

/** The session ended while a screen was open, by the API or in another tab: redirects to the sign-in and then back. */
export function SessionEnded({ from }: { from: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    // Signing out also navigates at this moment; that navigation must come first.
    const timer = setTimeout(() => {
      if (window.location.pathname !== pathname) return
      storeReturnTo({ from, ended: true })
      navigate(PATHS.signIn, { replace: true })
    })
    return () => clearTimeout(timer)
  }, [from, navigate, pathname])
  return null
}
