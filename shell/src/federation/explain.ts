import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { diagnose } from './diagnose'
import { RemoteError } from './remote-error'
import { within } from './within'

interface Explanation {
  failure: RemoteError
  /** A fault of the network: another try may do. */
  mayPass: boolean
}

const final = (failure: RemoteError): Explanation => ({ failure, mayPass: false })

/** What kept a page from loading, from what was thrown and from the files themselves. */
export async function explain(
  error: unknown,
  remote: RemoteDescriptor,
  page: string,
  until: number,
): Promise<Explanation> {
  const thrown = thrownBy(error)
  if (thrown.reason !== 'missing') return final(thrown)
  const left = until - performance.now()
  const found =
    left > 0
      ? await within(left, 'the files', diagnose(remote, page)).catch(() => 'unreachable' as const)
      : 'unreachable'
  return found instanceof RemoteError ? final(found) : { failure: thrown, mayPass: true }
}

/** `missing` stands for whatever did not arrive; only the files tell more. */
function thrownBy(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  // The federation runtime may wrap what our entry loader threw.
  if (error instanceof Error && error.cause instanceof RemoteError) return error.cause
  const message = error instanceof Error ? error.message : String(error)
  return new RemoteError(chunkReason(error), message, { cause: error })
}

/** The remote's runtime names its chunk errors, and says `missing` of a chunk that arrived and did not run to its end. */
function chunkReason(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return 'broken'
  const type: unknown = Reflect.get(error, 'type')
  if (type === 'timeout') return 'timeout'
  return type === 'missing' ? 'broken' : 'missing'
}
