import { useRevalidator, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../errors/error-page'

/** A screen of the shell threw while drawing. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ErrorPage error={error} onRetry={() => void revalidate()} />
}
