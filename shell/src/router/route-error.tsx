import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../errors/error-page'

/** Shown when a screen of the shell throws while rendering. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  // The router clears the error on navigation, also to the same address.
  const again = () => navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  return <ErrorPage error={error} onRetry={again} />
}
