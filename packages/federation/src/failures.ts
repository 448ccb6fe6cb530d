import { type Release, releasesOf } from './release'
import type { RemoteError } from './remote-error'

/** In ms: for so long a page that failed is not tried again, except by its Retry. */
const OPEN = 30_000

/** In place of a page's name, where the release as a whole failed. */
export const WHOLE = ''

/**
 * Keeps a failure, so that navigation does not wait for the same again. A lost connection, or a file that is refused, is
 * not kept: it fails fast and may be back at any moment.
 */
export function keepFailure(release: Release, page: string, error: RemoteError) {
  if (error.reason !== 'network' && error.reason !== 'unavailable')
    release.failures.set(page, { error, until: performance.now() + OPEN })
}

/** Returns the failure of a page, or of its whole release, of the last thirty seconds. */
export function recentFailure({ failures }: Release, page: string): RemoteError | undefined {
  return [WHOLE, page].map((part) => failures.get(part)).find((failure) => failure && failure.until > performance.now())
    ?.error
}

/** All releases of a remote may be tried again. */
export function forgetFailures(name: string) {
  for (const { failures } of releasesOf(name)) failures.clear()
}
