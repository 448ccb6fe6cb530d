import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../errors/error-page'

/** Shown when a page of the shell throws while rendering. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  // The router clears the error on any navigation, even to the same URL.
  const retry = () => navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  return <ErrorPage error={error} onRetry={retry} />
}
