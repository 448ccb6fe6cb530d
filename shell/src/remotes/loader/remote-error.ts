import type { RemoteFailure } from '@fichero/contract/enums'
import { ConnectionError } from '@fichero/kit/api'
import { CodeError } from '@fichero/kit/releases'

/**
 * A remote's page could not be loaded. `reason` selects the user's message; `message` is the detail for maintainers.
 */
export class RemoteError extends Error {
  constructor(
    readonly reason: RemoteFailure,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
    this.name = 'RemoteError'
  }
}

/** Converts any error of loading a page. An unknown error counts as an error of the remote's code (`evaluate`). */
export function asRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  if (!(error instanceof Error)) return new RemoteError('evaluate', String(error))
  if (error instanceof CodeError) return new RemoteError(error.reason, error.message, { cause: error })
  if (error instanceof ConnectionError) return fromConnectionError(error)
  return new RemoteError('evaluate', error.message, { cause: error })
}

/** Converts the error of a lost connection. Its cause is the bundler's error, whose `type` is the type of the DOM event. */
function fromConnectionError({ cause, message }: ConnectionError): RemoteError {
  const isLate = cause instanceof Error && Reflect.get(cause, 'type') === 'timeout'
  return new RemoteError(isLate ? 'timeout' : 'network', cause instanceof Error ? cause.message : message, { cause })
}
