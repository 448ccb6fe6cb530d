import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { call } from '@fichero/kit/api'
import { releasesInUse } from '@fichero/kit/releases'
import { releaseInUse } from './choose-release'
import { withOverride } from './override'
import { listQuery } from './registry'
import { abortAfter } from './with-timeout'

/** In ms, while the tab is visible. */
const EVERY = 60_000
const LIMIT = 4000

/**
 * Whether the server has another build of the shell, or lists another release of a remote, than those of this page. One that
 * fails elsewhere is not what a page should change to.
 */
async function isOutdated(): Promise<boolean> {
  const { remotes, shell } = await call(listRemotes, { query: listQuery, signal: abortAfter(LIMIT) })
  const listed = process.env.NODE_ENV === 'development' ? await withOverride(remotes) : remotes
  const own = releasesInUse().find(({ name }) => name === 'shell')?.hash
  return (
    (own !== undefined && shell !== undefined && own !== shell) ||
    listed.some(({ name, hash, failing }) => !failing && releaseInUse(name)?.hash !== hash)
  )
}

/**
 * Asks once a minute, and when the user returns to the tab, whether there is a newer version of what the page uses.
 * Calls `onNewer` once and stops asking.
 * @returns stops asking
 */
export function watchReleases(onNewer: () => void): () => void {
  let asked = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(look, EVERY)
    if (document.visibilityState === 'hidden' || performance.now() - asked < EVERY) return
    asked = performance.now()
    isOutdated().then(
      (isNewer) => {
        if (!isNewer) return
        stop()
        onNewer()
      },
      // The server is asked again in a minute.
      () => undefined,
    )
  }
  document.addEventListener('visibilitychange', look)
  timer = setTimeout(look, EVERY)
  return stop
}
