import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../errors/error-page'

/** A screen of the shell threw while drawing. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  // The router forgets what was thrown when it arrives somewhere, and the same address will do.
  const again = () => navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  return <ErrorPage error={error} onRetry={again} />
}
