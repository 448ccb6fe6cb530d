import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { assetsOf, learnAssets } from './assets'
import { forgetFailures, keepFailure, recentFailure } from './breaker'
import { expectCompatible } from './compatible'
import { asRemoteError } from './explain'
import { arrive } from './load-element'
import { type Entry, entryOf, forgetEntry, loadExposed, requestEntry } from './load-entry'
import { loadStyles } from './load-styles'
import { prepareTexts } from './prepare-texts'
import { refreshRegistry } from './registry'
import { chooseAgain, leave, previousRelease, releaseInUse, releasesFor, use } from './releases-in-use'
import { RemoteError } from './remote-error'
import { reportFailure } from './report-failure'
import { abortAfter, withTimeout } from './with-timeout'

const TOTAL_LIMIT = 8000
/** After that the known releases are tried. */
const LIST_LIMIT = 4000

/** A remote's page: the component that it exports as `Page`, and the release from which all of it comes. */
export interface LoadedPage {
  Page: (props: object) => unknown
  release: RemoteDescriptor
}

/** By remote and page. */
const loaded = new Map<string, LoadedPage>()

/** A page that has been loaded before: it stays the same until its release fails or the document is reloaded. */
export function loadedPage(name: string, page: string): LoadedPage | undefined {
  const known = loaded.get(`${name}/${page}`)
  return known?.release.hash === releaseInUse(name)?.hash ? known : undefined
}

/**
 * Loads a remote's page within eight seconds: code, styles and texts of one release. Where that fails the release before
 * it is tried once. A failure of the last thirty seconds is not tried again.
 * @param fresh requests the list of remotes first, and tries again what has failed
 * @throws RemoteError of the first release
 */
export async function loadPage(name: string, page: string, fresh = false): Promise<LoadedPage> {
  const until = performance.now() + TOTAL_LIMIT
  if (fresh) await startAgain(name)
  const seen = fresh ? undefined : loadedPage(name, page)
  if (seen) {
    await showTexts(seen.release)
    return seen
  }
  const failed = new Map<string, RemoteDescriptor>()
  let first: RemoteError | undefined
  for (;;) {
    const release = releasesFor(name, page).find(({ hash }) => !failed.has(hash))
    if (!release || performance.now() >= until)
      throw first ?? new RemoteError('withdrawn', `no release of ${name} has the page ${page}`)
    try {
      const found = await loadFrom(release, page, until)
      for (const other of failed.values()) leave(other)
      use(release)
      return found
    } catch (error) {
      failed.set(release.hash, release)
      const failure = asRemoteError(error)
      first ??= failure
      // The server may list another release by now.
      if (failure.reason === 'withdrawn') await refreshRegistry(abortAfter(Math.max(1, until - performance.now())))
    }
  }
}

async function startAgain(name: string) {
  await refreshRegistry(abortAfter(LIST_LIMIT))
  forgetFailures(name)
  chooseAgain(name)
}

/** Texts of a page that is there may still be those of the other language; it opens with them. */
async function showTexts(release: RemoteDescriptor) {
  try {
    const show = await prepareTexts(release)
    show()
  } catch (error) {
    console.warn(`The texts of ${release.name} did not arrive.`, error)
  }
}

async function loadFrom(release: RemoteDescriptor, page: string, until: number): Promise<LoadedPage> {
  const recent = recentFailure(release, page)
  if (recent) throw recent
  const what = `${release.name}/${page}`
  let entry: Entry | undefined
  try {
    expectCompatible(release)
    await learnAssets(release, [release.entry, ...(release.pages[page] ?? [])])
    entry = entryOf(release)
    const found = await withTimeout(until - performance.now(), what, load(entry, page))
    loaded.set(what, found)
    return found
  } catch (error) {
    const failure = asRemoteError(error)
    if (entry) forgetEntry(entry)
    keepFailure(release, page, failure)
    reportFailure(release, failure.reason)
    throw failure
  }
}

async function load(entry: Entry, page: string): Promise<LoadedPage> {
  const { release } = entry
  const texts = prepareTexts(release)
  const styles = loadStyles(release, page)
  // All at once: the entry asks for the others only when it runs.
  const files = [requestEntry(release), ...assetsOf(release, page).map(arrive), styles, texts]
  await Promise.all(files)
  const exposed = await loadExposed(entry, page)
  const Page: unknown = exposed && typeof exposed === 'object' ? Reflect.get(exposed, 'Page') : undefined
  if (typeof Page !== 'function') throw new RemoteError('contract', `${release.name}/${page} exports no Page`)
  const show = await texts
  show()
  return { Page: Page as LoadedPage['Page'], release }
}

/** Pages of the remote come from the release before from now on. */
export function openPrevious(name: string) {
  const [current, previous] = [releaseInUse(name), previousRelease(name)]
  if (!current || !previous) return
  leave(current)
  use(previous)
}
