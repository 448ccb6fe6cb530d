import { ConnectionError } from '@fichero/kit/api'
import { ErrorState } from '@fichero/kit/frame'

/** It says what failed, why, and offers a way on. */
export const WithRetry = () => (
  <ErrorState title="No se cargaron los ambientes" error={new ConnectionError()} onRetry={() => undefined} />
)
