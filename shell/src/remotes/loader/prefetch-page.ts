import { releasesFor } from './choose-release'
import { recentFailure } from './failures'
import { assetOf, assetsOf, filesOf, loadFileList } from './files'
import { fetchIntoCache } from './load-element'
import { prepareTexts } from './texts'

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
