import { releasesFor } from './choose-release'
import { recentFailure } from './failures'
import { assetOf, assetsOf, filesOf, learnFiles } from './files'
import { arrive } from './load-element'
import { prepareTexts } from './prepare-texts'

/**
 * Fetches the files of a page that somebody is about to open, and runs none of them. What does not arrive is of no interest:
 * opening the page asks for it again.
 */
export async function warmPage(name: string, page: string): Promise<void> {
  const [release] = releasesFor(name, page)
  if (!release || release.pages.has(page) || recentFailure(release, page)) return
  const { entry } = release.about
  try {
    await learnFiles(release, [entry, ...filesOf(release, page)])
    const files = [assetOf(release, entry), ...assetsOf(release, page)]
    await Promise.all([...files.map(arrive), prepareTexts(release)])
  } catch (error) {
    console.warn(`The files of ${name}/${page} did not arrive ahead.`, error)
  }
}
