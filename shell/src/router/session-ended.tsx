import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberPlace } from './came-from'

/** The session ended under an open screen, by the API or in another tab: sign in, and come back here. */
export function SessionEnded({ from }: { from: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    // Who signs out navigates by himself in this same moment; that goes first.
    const timer = setTimeout(() => {
      if (window.location.pathname !== pathname) return
      rememberPlace({ from, ended: true })
      navigate(PATHS.signIn, { replace: true })
    })
    return () => clearTimeout(timer)
  }, [from, navigate, pathname])
  return null
}
