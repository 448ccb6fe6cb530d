import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeReturnTo } from './return-to'

/** Redirects signed-out users to the landing page. After signing in they return here. */
export function RequireSignIn({ from }: { from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    storeReturnTo({ from, ended: false })
    navigate(PATHS.home, { replace: true })
  }, [from, navigate])
  return null
}
