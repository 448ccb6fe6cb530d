import { REMOTE_FAILURES, type RemoteFailure } from '@fichero/contract/enums'
import { RemoteError } from './remote-error'

const isReason = (value: unknown): value is RemoteFailure => REMOTE_FAILURES.some((reason) => reason === value)

/** Returns why a page failed to load. What is not known to be something else is an error of the remote's own code. */
export function asRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  if (!(error instanceof Error)) return new RemoteError('evaluate', String(error))
  // The federation runtime may wrap an error of our loaders.
  if (error.cause instanceof RemoteError) return error.cause
  const type: unknown = error.name === 'ChunkLoadError' ? Reflect.get(error, 'type') : undefined
  return new RemoteError(isReason(type) ? type : 'evaluate', error.message, { cause: error })
}
