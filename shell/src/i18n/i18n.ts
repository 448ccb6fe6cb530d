import type { Language } from '@fichero/contract/enums'
import { addProgramNames } from '@fichero/kit/i18n'
import kitTexts from '@fichero/kit/locales/es.json'
import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import shellTexts from '../../locales/es.json'
import { findRemote } from '../federation/registry'
import { onLanguageChosen, otherLanguage, storedLanguage, storeLanguage } from './language'
import { fetchTexts } from './texts'

/** What is shown in the other language, because its own texts failed to load: `language/namespace`. */
const substituted = new Set<string>()

/** Loads a namespace for i18next when it is first used. If it fails to load, the other language is used. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const wanted = language as Language
    const key = `${language}/${namespace}`
    substituted.delete(key)
    fetchTexts(namespace, wanted)
      .catch(() => {
        substituted.add(key)
        return fetchTexts(namespace, otherLanguage(wanted))
      })
      .then(
        (texts) => done(null, texts),
        (error: Error) => done(error, null),
      )
  },
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
  addProgramNames(i18next)
  i18next.on('languageChanged', (language) => {
    if (storedLanguage() !== language) storeLanguage(language as Language)
  })
  onLanguageChosen((language) => {
    if (i18next.language !== language) i18next.changeLanguage(language)
  })
}

const releases = new Map<string, string | undefined>()

/**
 * Loads a remote's texts in parallel with its code, and again for a new release or if they are in the other language.
 * The page opens even if this fails.
 */
export async function loadNamespace(name: string): Promise<void> {
  const hash = findRemote(name)?.hash
  const there = i18next.hasResourceBundle(i18next.language, name) && !substituted.has(`${i18next.language}/${name}`)
  if (there && releases.get(name) === hash) return
  // i18next loads a namespace once and caches a failure.
  await (releases.has(name) ? i18next.reloadResources(i18next.language, name) : i18next.loadNamespaces(name))
  releases.set(name, hash)
}
