import { loadExposed, requestEntry } from './load-container'
import { fetchIntoCache } from './load-file'
import {
  excludeRelease,
  previousRelease,
  refreshRegistry,
  releaseInUse,
  releasesFor,
  resetChoice,
  switchTo,
} from './registry'
import {
  assetOf,
  assetsOf,
  cacheFailure,
  clearFailures,
  filesOf,
  type LoadedPage,
  loadFileList,
  type Release,
  recentFailure,
} from './release'
import { asRemoteError, RemoteError } from './remote-error'
import { reportFailure } from './report-failure'
import { serverAnswers } from './server-answers'
import { expectCompatible } from './shared-modules'
import { prepareTexts } from './texts'
import { abortAfter, withTimeout } from './with-timeout'

/** Timeout in ms, for a page with all of its files, translations and fallbacks. */
const TOTAL_LIMIT = 8000
/** Timeout in ms, for the list of remotes. Afterwards the known releases are tried. */
const LIST_LIMIT = 4000

/** Returns a page that was loaded before. The page stays the same until its release fails or the document is reloaded. */
export const loadedPage = (name: string, page: string): LoadedPage | undefined => releaseInUse(name)?.pages.get(page)

/**
 * Loads a remote's page within eight seconds: code, styles and translations of one release. If that fails, the previous release
 * is tried once. A page that failed in the last thirty seconds is not loaded again.
 * @param fresh requests the list of remotes first, and ignores earlier failures
 * @throws RemoteError of the first release that was tried
 */
export async function loadPage(name: string, page: string, fresh = false): Promise<LoadedPage> {
  const deadline = performance.now() + TOTAL_LIMIT
  if (fresh) await resetRemote(name)
  const cached = fresh ? undefined : loadedPage(name, page)
  if (cached) {
    await showTexts(cached.release)
    return cached
  }
  const failedReleases = new Set<Release>()
  let firstError: RemoteError | undefined
  for (;;) {
    const release = releasesFor(name, page).find((candidate) => !failedReleases.has(candidate))
    if (!release || performance.now() >= deadline)
      throw firstError ?? new RemoteError('withdrawn', `no release of ${name} has the page ${page}`)
    try {
      const loaded = await loadFrom(release, page, deadline)
      for (const failedRelease of failedReleases) excludeRelease(failedRelease)
      switchTo(release)
      return loaded
    } catch (error) {
      failedReleases.add(release)
      const failure = asRemoteError(error)
      firstError ??= failure
      // The server may list another release by now.
      if (failure.reason === 'withdrawn') await refreshRegistry(abortAfter(Math.max(1, deadline - performance.now())))
    }
  }
}

/** Requests the list of remotes, and forgets which releases of the remote failed, were opened or were excluded. */
async function resetRemote(name: string) {
  await refreshRegistry(abortAfter(LIST_LIMIT))
  clearFailures(name)
  resetChoice(name)
}

/** Shows a loaded page's translations in the current language. If they do not arrive, the former language stays. */
async function showTexts(release: Release) {
  try {
    const applyTexts = await prepareTexts(release)
    applyTexts()
  } catch (error) {
    console.warn(`The translations of ${release.name} could not be loaded.`, error)
  }
}

/** Loads a page from one release. Caches and reports a failure. `deadline` is a time of `performance.now()`. */
async function loadFrom(release: Release, page: string, deadline: number): Promise<LoadedPage> {
  const recent = recentFailure(release, page)
  if (recent) throw recent
  try {
    expectCompatible(release.descriptor)
    await loadFileList(release, [release.descriptor.entry, ...filesOf(release, page)])
    const loaded = await withTimeout(deadline - performance.now(), `${release.name}/${page}`, load(release, page))
    release.pages.set(page, loaded)
    return loaded
  } catch (error) {
    const failure = await withCheckedReason(asRemoteError(error), deadline)
    cacheFailure(release, page, failure)
    reportFailure(release, failure.reason, { page, error: failure })
    throw failure
  }
}

/** Changes `network` to `unavailable` if the server still answers, because then the user's connection works. */
async function withCheckedReason(failure: RemoteError, deadline: number): Promise<RemoteError> {
  if (failure.reason !== 'network' || !(await serverAnswers(deadline - performance.now()))) return failure
  return new RemoteError('unavailable', failure.message, { cause: failure.cause })
}

/** Requests the files of a page in parallel, runs the page's module, and shows the translations. */
async function load(release: Release, page: string): Promise<LoadedPage> {
  const texts = prepareTexts(release)
  // In parallel: the entry requests the other files only when it runs, and then finds them in the browser's cache.
  const files = [requestEntry(release), ...assetsOf(release, page).map(fetchIntoCache), texts]
  await Promise.all(files)
  const Page = await exportedPage(release, page)
  const applyTexts = await texts
  applyTexts()
  return { Page, release }
}

/** Returns the component that a page's module exports. */
async function exportedPage(release: Release, page: string): Promise<LoadedPage['Page']> {
  const exposed = await loadExposed(release, page)
  const Page: unknown = exposed && typeof exposed === 'object' ? Reflect.get(exposed, 'Page') : undefined
  if (typeof Page !== 'function') throw new RemoteError('contract', `${release.name}/${page} exports no Page`)
  return Page as LoadedPage['Page']
}

/**
 * Prefetches the files of a page that the user is about to open, without running them. Failures are only logged, because
 * opening the page requests the files again.
 */
export async function prefetchPage(name: string, page: string): Promise<void> {
  const [release] = releasesFor(name, page)
  if (!release || release.pages.has(page) || recentFailure(release, page)) return
  const { entry } = release.descriptor
  try {
    await loadFileList(release, [entry, ...filesOf(release, page)])
    const files = [assetOf(release, entry), ...assetsOf(release, page)]
    await Promise.all([...files.map(fetchIntoCache), prepareTexts(release)])
  } catch (error) {
    console.warn(`The files of ${name}/${page} could not be prefetched.`, error)
  }
}

/** Switches a remote to its previous release, if that has the page. */
export function openPrevious(name: string, page: string) {
  const [current, previous] = [releaseInUse(name), previousRelease(name, page)]
  if (!current || !previous) return
  excludeRelease(current)
  switchTo(previous)
}
