import type { Language } from '@fichero/contract/enums'
import { addTextFormats } from '@fichero/kit/i18n'
import kitTexts from '@fichero/kit/texts/es'
import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import shellTexts from '../../locales/es.json'
import { releaseInUse } from '../remotes/loader/registry'
import type { Release } from '../remotes/loader/release'
import { fetchTexts, type Texts } from '../remotes/loader/texts'
import { onLanguageChosen, storedLanguage, storeLanguage } from './language'

// Spanish is bundled with the shell: most users never load the English files. Files that are always loaded together are one
// chunk, because the first visit carries the hash of each.
const shellNamespaces: Record<string, Record<Language, () => Promise<{ default: Texts }>>> = {
  shell: {
    es: async () => ({ default: shellTexts }),
    en: () => import(/* webpackChunkName: "english" */ '../../locales/en.json'),
  },
  kit: {
    es: async () => ({ default: kitTexts }),
    en: () => import(/* webpackChunkName: "english" */ '@fichero/kit/texts/en'),
  },
  errors: {
    es: () => import(/* webpackChunkName: "errors-es" */ '@fichero/kit/texts/errors-es'),
    en: () => import(/* webpackChunkName: "errors-en" */ '@fichero/kit/texts/errors-en'),
  },
  access: {
    es: () => import(/* webpackChunkName: "access" */ '../access/locales/es.json'),
    en: () => import(/* webpackChunkName: "access" */ '../access/locales/en.json'),
  },
  connection: { es: () => import('../connection/locales/es.json'), en: () => import('../connection/locales/en.json') },
  modules: {
    es: () => import(/* webpackChunkName: "modules" */ '../../modules/locales/es.json'),
    en: () => import(/* webpackChunkName: "modules" */ '../../modules/locales/en.json'),
  },
  status: {
    es: () => import(/* webpackChunkName: "status" */ '../../status/locales/es.json'),
    en: () => import(/* webpackChunkName: "status" */ '../../status/locales/en.json'),
  },
}

/** Hash of the release whose translations are in use, by `language/remote`. Absent after a fallback to the other language. */
const appliedReleases = new Map<string, string>()

/** Loads the translations of a namespace when a language is first used, with a fallback to the other language. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    read(language as Language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    )
  },
}

/** Loads the translations of a namespace in a language, or in the other language if the first ones do not arrive. */
async function read(language: Language, namespace: string): Promise<Texts> {
  const load = shellNamespaces[namespace]
  if (load) return (await load[language]().catch(load[language === 'es' ? 'en' : 'es'])).default
  const release = releaseInUse(namespace)
  if (!release) throw new Error(`No remote has the namespace "${namespace}".`)
  const { texts, isSubstitute } = await fetchTexts(release, language)
  if (!isSubstitute) appliedReleases.set(`${language}/${namespace}`, release.hash)
  return texts
}

/** Starts the page's only i18next instance with the translations of shell and kit in the user's language. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      supportedLngs: ['es', 'en'],
      // Not i18next's own fallback, which would load both languages for everyone; see `backend`.
      fallbackLng: false,
      resources: { es: { shell: shellTexts, kit: kitTexts } },
      partialBundledLanguages: true,
      ns: ['shell', 'kit'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  addTextFormats(i18next)
  i18next.on('languageChanged', (language) => {
    if (storedLanguage() !== language) storeLanguage(language as Language)
  })
  // The API translates errors to the page's language. Visible errors are translated from their code when the language changes.
  i18next.on('languageChanging', () => void i18next.loadNamespaces('errors'))
  onLanguageChosen((language) => {
    if (i18next.language !== language) i18next.changeLanguage(language)
  })
}

/**
 * Loads the translations of a page of the shell, in parallel with its code.
 * @throws if they cannot be loaded
 */
async function loadNamespace(name: string): Promise<void> {
  const language = i18next.language as Language
  if (i18next.hasResourceBundle(language, name)) return
  applyTexts(language, name, await read(language, name))
}

/** Loads a page of the shell together with its translations. */
export const loadWithTexts = <Screen>(namespace: string, screen: Promise<Screen>): Promise<Screen> =>
  Promise.all([screen, loadNamespace(namespace)]).then(([loaded]) => loaded)

/** Adds translations and registers their namespace, so that i18next loads it itself when the language changes. */
function applyTexts(language: Language, namespace: string, texts: Texts) {
  i18next.addResourceBundle(language, namespace, texts, true, true)
  void i18next.loadNamespaces(namespace)
}

/**
 * Requests the translations of a release in the user's language, unless they are loaded, and returns a function that applies
 * them. Keys that only another release has remain, because its pages may still be open.
 */
export async function prepareTexts(release: Release): Promise<() => void> {
  const language = i18next.language as Language
  const key = `${language}/${release.name}`
  if (appliedReleases.get(key) === release.hash) return () => undefined
  const { texts, isSubstitute } = await fetchTexts(release, language)
  return () => {
    applyTexts(language, release.name, texts)
    if (isSubstitute) appliedReleases.delete(key)
    else appliedReleases.set(key, release.hash)
  }
}
