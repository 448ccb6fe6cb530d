import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberPlace } from './came-from'

/** Nobody is signed in: to the landing page. Who signs in from there comes back here. */
export function SignInFirst({ from }: { from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    rememberPlace({ from, ended: false })
    navigate(PATHS.home, { replace: true })
  }, [from, navigate])
  return null
}
