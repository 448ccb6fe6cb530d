import { ConnectionError } from '@fichero/kit/api'
import { releasesInPage } from './release'
import { reportFailure } from './report-failure'

/**
 * Reports what the code of a release throws while a screen of it is open: in the answer to a press, or in a promise for which
 * nothing waits. Its screen stays as it is.
 */
export function watchErrors() {
  window.addEventListener('error', ({ error }) => tell(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

function tell(error: unknown) {
  if (!(error instanceof Error) || error instanceof ConnectionError || error.name === 'AbortError') return
  const release = releasesInPage().find(({ base, pages }) => pages.size > 0 && error.stack?.includes(base))
  if (release) reportFailure(release, 'running', { error })
}
