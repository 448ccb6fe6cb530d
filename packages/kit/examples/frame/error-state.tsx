import { ConnectionError } from '@fichero/kit/api'
import { ErrorState } from '@fichero/kit/frame'

/** Says what failed and why, and offers a retry. */
export const WithRetry = () => (
  <ErrorState title="No se cargaron los ambientes" error={new ConnectionError()} onRetry={() => undefined} />
)
