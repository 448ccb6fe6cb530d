import type { Language } from '@fichero/contract/enums'
import { fetchFile } from './load-file'
import { assetOf, loadFileList, type Release } from './release'

/** Timeout of one language in ms. If it expires, the other language is requested with the same timeout. */
const TEXTS_LIMIT = 2500

/** The translations of a release in one language, as its JSON file has them. */
export type Texts = Record<string, unknown>

interface FoundTexts {
  texts: Texts
  /** The translations are in the other language, because those in the requested language did not arrive. */
  isSubstitute: boolean
}

/** Requests the translations of a release in one language. */
async function textsIn(release: Release, language: Language): Promise<Texts> {
  const file = release.descriptor.locales[language]
  await loadFileList(release, [file])
  return JSON.parse(await fetchFile(assetOf(release, file), TEXTS_LIMIT)) as Texts
}

/**
 * Loads the translations of a release, with the other language as fallback.
 * @throws RemoteError of the requested language, if both languages fail
 */
export async function fetchTexts(release: Release, language: Language): Promise<FoundTexts> {
  try {
    return { texts: await textsIn(release, language), isSubstitute: false }
  } catch (error) {
    const otherLanguage = language === 'es' ? 'en' : 'es'
    const texts = await textsIn(release, otherLanguage).catch(() => {
      throw error
    })
    return { texts, isSubstitute: true }
  }
}

/** Requests a release's translations in the user's language. Resolves with a function that shows them. */
type PrepareTexts = (release: Release) => Promise<() => void>

let prepare: PrepareTexts = async () => () => undefined

/** Sets how translations are loaded. `i18n/i18n.ts` does: it uses this folder, so this folder cannot import it. */
export function takeTexts(implementation: PrepareTexts) {
  prepare = implementation
}

/** Requests a release's translations with the function that the shell has set. */
export const prepareTexts: PrepareTexts = (release) => prepare(release)
