import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { RemoteError } from './remote-error'

/** In ms: for so long a page that failed is not tried again, except by its Retry. */
const OPEN = 30_000

interface Failure {
  error: RemoteError
  until: number
}

/** By release and page; the page is empty where the release as a whole failed. */
const failures = new Map<string, Failure>()

const keyOf = ({ name, hash }: RemoteDescriptor, page: string) => `${name}/${hash}/${page}`

/**
 * Keeps a failure, so that navigation does not wait for the same again. A lost connection is not kept: it fails fast
 * and may be back at any moment.
 */
export function keepFailure(remote: RemoteDescriptor, page: string, error: RemoteError) {
  if (error.reason !== 'network') failures.set(keyOf(remote, page), { error, until: performance.now() + OPEN })
}

/** Returns the failure of a page, or of its whole release, of the last thirty seconds. */
export function recentFailure(remote: RemoteDescriptor, page: string): RemoteError | undefined {
  return ['', page]
    .map((part) => failures.get(keyOf(remote, part)))
    .find((failure) => failure && failure.until > performance.now())?.error
}

/** All releases of a remote may be tried again. */
export function forgetFailures(name: string) {
  for (const key of failures.keys()) if (key.startsWith(`${name}/`)) failures.delete(key)
}
