import { ConnectionError } from '@fichero/kit/api'
import { releasesInPage } from './release'
import { reportFailure } from './report-failure'

/**
 * Reports errors that code of a release throws while one of its screens is open: in an event handler, or as an unhandled
 * rejection. The screen is not changed.
 */
export function watchErrors() {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Reports an error that was thrown in a file of a release from which a page was loaded. */
function report(error: unknown) {
  if (!(error instanceof Error) || error instanceof ConnectionError || error.name === 'AbortError') return
  const release = releasesInPage().find(({ base, pages }) => pages.size > 0 && error.stack?.includes(base))
  if (release) reportFailure(release, 'running', { error })
}
