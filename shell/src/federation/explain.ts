import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { diagnose } from './diagnose'
import { RemoteError } from './remote-error'
import { withTimeout } from './with-timeout'

interface Explanation {
  failure: RemoteError
  /** A network failure that may succeed on a retry. */
  isTransient: boolean
}

const final = (failure: RemoteError): Explanation => ({ failure, isTransient: false })

/** Determines why a page failed to load, from the error and the files. */
export async function explain(
  error: unknown,
  remote: RemoteDescriptor,
  page: string,
  until: number,
): Promise<Explanation> {
  const thrown = thrownBy(error)
  const left = until - performance.now()
  if (thrown.reason !== 'unreachable') return final(thrown)
  if (left <= 0) return { failure: thrown, isTransient: true }
  const found = await withTimeout(left, 'the files', diagnose(remote, page)).catch(() => thrown)
  return found === 'sound' || found.reason === 'unreachable' ? { failure: thrown, isTransient: true } : final(found)
}

/** `unreachable` for every file that did not load; only `diagnose` can tell more. */
function thrownBy(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  // The federation runtime may wrap an error of our entry loader.
  if (error instanceof Error && error.cause instanceof RemoteError) return error.cause
  const message = error instanceof Error ? error.message : String(error)
  return new RemoteError(chunkReason(error), message, { cause: error })
}

/** Webpack's runtime names its chunk errors, and uses `missing` for a chunk that loaded but threw while running. */
function chunkReason(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return 'broken'
  const type: unknown = Reflect.get(error, 'type')
  if (type === 'timeout') return 'timeout'
  return type === 'missing' ? 'broken' : 'unreachable'
}
