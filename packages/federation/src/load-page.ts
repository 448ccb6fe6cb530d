import { chooseAgain, leave, previousRelease, releaseInUse, releasesFor, use } from './choose-release'
import { expectCompatible } from './compatible'
import { asRemoteError } from './explain'
import { forgetFailures, keepFailure, recentFailure } from './failures'
import { assetsOf, filesOf, learnFiles } from './files'
import { arrive } from './load-element'
import { requestEntry } from './load-entry'
import { loadExposed } from './load-exposed'
import { prepareTexts } from './prepare-texts'
import { refreshRegistry } from './registry'
import type { LoadedPage, Release } from './release'
import { RemoteError } from './remote-error'
import { reportFailure } from './report-failure'
import { serverAnswers } from './server-answers'
import { abortAfter, withTimeout } from './with-timeout'

const TOTAL_LIMIT = 8000
/** After that the known releases are tried. */
const LIST_LIMIT = 4000

/** A page that has been loaded before: it stays the same until its release fails or the document is reloaded. */
export const loadedPage = (name: string, page: string): LoadedPage | undefined => releaseInUse(name)?.pages.get(page)

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
  const failed = new Set<Release>()
  let first: RemoteError | undefined
  for (;;) {
    const release = releasesFor(name, page).find((candidate) => !failed.has(candidate))
    if (!release || performance.now() >= until)
      throw first ?? new RemoteError('withdrawn', `no release of ${name} has the page ${page}`)
    try {
      const found = await loadFrom(release, page, until)
      for (const other of failed) leave(other)
      use(release)
      return found
    } catch (error) {
      failed.add(release)
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
async function showTexts(release: Release) {
  try {
    const show = await prepareTexts(release)
    show()
  } catch (error) {
    console.warn(`The texts of ${release.name} did not arrive.`, error)
  }
}

async function loadFrom(release: Release, page: string, until: number): Promise<LoadedPage> {
  const recent = recentFailure(release, page)
  if (recent) throw recent
  try {
    expectCompatible(release.about)
    await learnFiles(release, [release.about.entry, ...filesOf(release, page)])
    const found = await withTimeout(until - performance.now(), `${release.name}/${page}`, load(release, page))
    release.pages.set(page, found)
    return found
  } catch (error) {
    const failure = await blamed(asRemoteError(error), until)
    keepFailure(release, page, failure)
    reportFailure(release, failure.reason, { page, error: failure })
    throw failure
  }
}

/** A connection that failed for these files alone is none of the reader's. */
async function blamed(failure: RemoteError, until: number): Promise<RemoteError> {
  if (failure.reason !== 'network' || !(await serverAnswers(until - performance.now()))) return failure
  return new RemoteError('unavailable', failure.message, { cause: failure.cause })
}

async function load(release: Release, page: string): Promise<LoadedPage> {
  const texts = prepareTexts(release)
  // All at once: the entry asks for the others only when it runs, and then finds them in the browser's cache.
  const files = [requestEntry(release), ...assetsOf(release, page).map(arrive), texts]
  await Promise.all(files)
  const Page = await exportedPage(release, page)
  const show = await texts
  show()
  return { Page, release }
}

async function exportedPage(release: Release, page: string): Promise<LoadedPage['Page']> {
  const exposed = await loadExposed(release, page)
  const Page: unknown = exposed && typeof exposed === 'object' ? Reflect.get(exposed, 'Page') : undefined
  if (typeof Page !== 'function') throw new RemoteError('contract', `${release.name}/${page} exports no Page`)
  return Page as LoadedPage['Page']
}

/** Pages of the remote come from the release before from now on, where it has this one. */
export function openPrevious(name: string, page: string) {
  const [current, previous] = [releaseInUse(name), previousRelease(name, page)]
  if (!current || !previous) return
  leave(current)
  use(previous)
}
