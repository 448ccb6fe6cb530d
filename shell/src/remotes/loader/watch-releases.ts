import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { call } from '@fichero/kit/api'
import { releasesInUse } from '@fichero/kit/releases'
import { withOverride } from './override'
import { listQuery, releaseInUse } from './registry'
import { abortAfter } from './with-timeout'

/** Polling interval in ms, while the tab is visible. */
const POLL_INTERVAL = 60_000
/** Timeout of a request in ms. */
const LIMIT = 4000

/**
 * Returns whether the server has another build of the shell, or lists another release of a remote, than this page uses. A
 * release that fails in other browsers is ignored.
 */
export async function isOutdated(): Promise<boolean> {
  const { remotes, shell } = await call(listRemotes, { query: listQuery, signal: abortAfter(LIMIT) })
  const listed = process.env.NODE_ENV === 'development' ? await withOverride(remotes) : remotes
  const ownHash = releasesInUse().find(({ name }) => name === 'shell')?.hash
  return (
    (ownHash !== undefined && shell !== undefined && ownHash !== shell) ||
    listed.some(({ name, hash, failing }) => !failing && releaseInUse(name)?.hash !== hash)
  )
}

/**
 * Polls once a minute, and when the user returns to the tab, whether the page is outdated. Calls `onNewer` once, then stops.
 * @returns a function that stops polling
 */
export function watchReleases(onNewer: () => void): () => void {
  let lastPoll = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', poll)
  }
  const poll = () => {
    clearTimeout(timer)
    timer = setTimeout(poll, POLL_INTERVAL)
    if (document.visibilityState === 'hidden' || performance.now() - lastPoll < POLL_INTERVAL) return
    lastPoll = performance.now()
    isOutdated().then(
      (isNewer) => {
        if (!isNewer) return
        stop()
        onNewer()
      },
      // The next poll is in a minute.
      () => undefined,
    )
  }
  document.addEventListener('visibilitychange', poll)
  timer = setTimeout(poll, POLL_INTERVAL)
  return stop
}
