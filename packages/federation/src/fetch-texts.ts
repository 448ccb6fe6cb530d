import type { Language } from '@fichero/contract/enums'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { assetOf, learnAssets } from './assets'
import { fetchFile } from './fetch-file'

/** In ms; doubled at most, because the other language has the same limit. */
const TEXTS_LIMIT = 2500

export type Texts = Record<string, unknown>

interface FoundTexts {
  texts: Texts
  /** They are in the other language, because its own did not arrive. */
  isSubstitute: boolean
}

async function textsIn(remote: RemoteDescriptor, language: Language): Promise<Texts> {
  const file = remote.locales[language]
  await learnAssets(remote, [file])
  return JSON.parse(await fetchFile(assetOf(remote, file), TEXTS_LIMIT)) as Texts
}

/**
 * Loads the texts of a release. Those of the other language are better than none.
 * @throws RemoteError of the language asked for
 */
export async function fetchTexts(remote: RemoteDescriptor, language: Language): Promise<FoundTexts> {
  try {
    return { texts: await textsIn(remote, language), isSubstitute: false }
  } catch (error) {
    const other = language === 'es' ? 'en' : 'es'
    const texts = await textsIn(remote, other).catch(() => {
      throw error
    })
    return { texts, isSubstitute: true }
  }
}
