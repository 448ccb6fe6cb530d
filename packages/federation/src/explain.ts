import { ConnectionError } from '@fichero/kit/api'
import { CodeError } from '@fichero/kit/releases'
import { RemoteError } from './remote-error'

/** Returns why a page failed to load. What is not known to be something else is an error of the remote's own code. */
export function asRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  if (!(error instanceof Error)) return new RemoteError('evaluate', String(error))
  if (error instanceof CodeError) return new RemoteError(error.reason, error.message, { cause: error })
  if (error instanceof ConnectionError) return ofConnection(error)
  return new RemoteError('evaluate', error.message, { cause: error })
}

/** Its cause is the bundler's error, whose `type` is that of the event. */
function ofConnection({ cause, message }: ConnectionError): RemoteError {
  const isLate = cause instanceof Error && Reflect.get(cause, 'type') === 'timeout'
  return new RemoteError(isLate ? 'timeout' : 'network', cause instanceof Error ? cause.message : message, { cause })
}
