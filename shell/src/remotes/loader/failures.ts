import { type Release, releasesOf } from './release'
import type { RemoteError } from './remote-error'

/** How long a failure is cached, in ms. During this time, only the Retry button loads the page again. */
const CACHE_TIME = 30_000

/** The key of a failure that affects all pages of a release. Other failures have the page's name as key. */
export const WHOLE_RELEASE = ''

/**
 * Caches a failure, so that navigation does not wait for the same failure again. A lost connection and a blocked file are not
 * cached: their requests fail fast and may succeed at any moment.
 */
export function cacheFailure(release: Release, page: string, error: RemoteError) {
  if (error.reason !== 'network' && error.reason !== 'unavailable')
    release.failures.set(page, { error, until: performance.now() + CACHE_TIME })
}

/** Returns the cached failure of a page or of its release; undefined after thirty seconds. */
export function recentFailure({ failures }: Release, page: string): RemoteError | undefined {
  return [WHOLE_RELEASE, page]
    .map((part) => failures.get(part))
    .find((failure) => failure && failure.until > performance.now())?.error
}

/** Clears the cached failures of all releases of a remote. */
export function clearFailures(name: string) {
  for (const { failures } of releasesOf(name)) failures.clear()
}
