import { PATHS } from '@fichero/contract/paths'
import { useEffect } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { isOfFormerUser, storeReturnTo } from '../session/return-to'

/** Redirects signed-out users to the landing page. After signing in, they return to `from`. */
export function RequireSignIn({ from }: { from: string }) {
  const navigate = useNavigate()
  const navigation = useNavigationType()
  useEffect(() => {
    if (!isOfFormerUser(navigation)) storeReturnTo({ from, ended: false })
    navigate(PATHS.home, { replace: true })
  }, [from, navigate, navigation])
  return null
}
