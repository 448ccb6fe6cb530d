import type { Language } from '@fichero/contract/enums'
import { releaseInUse } from '@fichero/federation/choose-release'
import { fetchTexts, type Texts } from '@fichero/federation/fetch-texts'
import type { Release } from '@fichero/federation/release'
import { addTextFormats } from '@fichero/kit/i18n'
import kitTexts from '@fichero/kit/texts/es'
import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import shellTexts from '../../locales/es.json'
import { onLanguageChosen, storedLanguage, storeLanguage } from './language'

// Spanish is bundled with the shell: most users never load the English texts. What is always loaded together is one file,
// because the first visit carries the hash of each.
const own: Record<string, Record<Language, () => Promise<{ default: Texts }>>> = {
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

/** The release whose texts are shown, by `language/remote`; absent while they are in the other language. */
const shown = new Map<string, string>()

/** Loads the texts of a namespace when its language is first used. What does not arrive is in the other language. */
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

async function read(language: Language, namespace: string): Promise<Texts> {
  const load = own[namespace]
  if (load) return (await load[language]().catch(load[language === 'es' ? 'en' : 'es'])).default
  const release = releaseInUse(namespace)
  if (!release) throw new Error(`No remote has the texts "${namespace}".`)
  const { texts, isSubstitute } = await fetchTexts(release, language)
  if (!isSubstitute) shown.set(`${language}/${namespace}`, release.hash)
  return texts
}

/** Starts the page's only i18next instance with the texts of shell and kit in the user's language. */
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
  // Sentences of the API come in the language of the page. Those that it has when the language changes are told by code.
  i18next.on('languageChanging', () => void i18next.loadNamespaces('errors'))
  onLanguageChosen((language) => {
    if (i18next.language !== language) i18next.changeLanguage(language)
  })
}

/**
 * Loads the texts of a screen of the shell, in parallel with its code.
 * @throws if they do not arrive
 */
export async function loadNamespace(name: string): Promise<void> {
  const language = i18next.language as Language
  if (i18next.hasResourceBundle(language, name)) return
  show(language, name, await read(language, name))
}

/** i18next then loads the namespace itself when the language changes. */
function show(language: Language, namespace: string, texts: Texts) {
  i18next.addResourceBundle(language, namespace, texts, true, true)
  void i18next.loadNamespaces(namespace)
}

/**
 * Requests the texts of a release in the user's language, unless they are there, and returns how to show them. Texts of
 * another release stay where this one has none, because its screens may still be open.
 */
export async function prepareTexts(release: Release): Promise<() => void> {
  const language = i18next.language as Language
  const key = `${language}/${release.name}`
  if (shown.get(key) === release.hash) return () => undefined
  const { texts, isSubstitute } = await fetchTexts(release, language)
  return () => {
    show(language, release.name, texts)
    if (isSubstitute) shown.delete(key)
    else shown.set(key, release.hash)
  }
}
