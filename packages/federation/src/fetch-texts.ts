import type { Language } from '@fichero/contract/enums'
import { fetchFile } from './fetch-file'
import { assetOf, learnFiles } from './files'
import type { Release } from './release'

/** In ms; doubled at most, because the other language has the same limit. */
const TEXTS_LIMIT = 2500

export type Texts = Record<string, unknown>

interface FoundTexts {
  texts: Texts
  /** They are in the other language, because its own did not arrive. */
  isSubstitute: boolean
}

async function textsIn(release: Release, language: Language): Promise<Texts> {
  const file = release.about.locales[language]
  await learnFiles(release, [file])
  return JSON.parse(await fetchFile(assetOf(release, file), TEXTS_LIMIT)) as Texts
}

/**
 * Loads the texts of a release. Those of the other language are better than none.
 * @throws RemoteError of the language asked for
 */
export async function fetchTexts(release: Release, language: Language): Promise<FoundTexts> {
  try {
    return { texts: await textsIn(release, language), isSubstitute: false }
  } catch (error) {
    const other = language === 'es' ? 'en' : 'es'
    const texts = await textsIn(release, other).catch(() => {
      throw error
    })
    return { texts, isSubstitute: true }
  }
}
