import type { RemoteFailure } from '@fichero/contract/enums'
import { CodeError } from '@fichero/kit/releases'
import { RemoteError } from './remote-error'

/**
 * Why a script or stylesheet that had already arrived did not load, by the `type` of the bundler's error. Of a script that
 * ran and did not register its modules it is `missing`.
 */
const CHUNK_FAILURES = new Map<unknown, RemoteFailure>([
  ['error', 'network'],
  ['timeout', 'timeout'],
])

/** Returns why a page failed to load. What is not known to be something else is an error of the remote's own code. */
export function asRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  if (!(error instanceof Error)) return new RemoteError('evaluate', String(error))
  // A part of the kit.
  if (error instanceof CodeError) return new RemoteError(error.reason, error.message, { cause: error })
  const reason = error.name === 'ChunkLoadError' ? CHUNK_FAILURES.get(Reflect.get(error, 'type')) : undefined
  return new RemoteError(reason ?? 'evaluate', error.message, { cause: error })
}
