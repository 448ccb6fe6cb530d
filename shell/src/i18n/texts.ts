import type { Language } from '@fichero/contract/enums'
import { assetOf } from '../federation/assets'
import { findRemote } from '../federation/registry'
import { abortAfter } from '../federation/with-timeout'

/** In ms; doubled at most, because the other language has the same limit. */
const TIME_LIMIT = 2500

type Texts = Record<string, unknown>

// Spanish is bundled with the shell (see i18n.ts): most users never load the English texts.
const own: Record<string, Record<Language, () => Promise<{ default: Texts }>>> = {
  shell: { es: () => import('../../locales/es.json'), en: () => import('../../locales/en.json') },
  kit: { es: () => import('@fichero/kit/locales/es.json'), en: () => import('@fichero/kit/locales/en.json') },
  modules: { es: () => import('../../modules/locales/es.json'), en: () => import('../../modules/locales/en.json') },
}

/** Loads the texts of a namespace: of the shell and the kit from the shell, of a remote from its files. */
export async function fetchTexts(namespace: string, language: Language): Promise<Texts> {
  const load = own[namespace]
  if (load) return (await load[language]()).default
  const remote = findRemote(namespace)
  if (!remote) throw new Error(`No remote has the texts "${namespace}".`)
  const { url, integrity } = assetOf(remote, remote.locales[language])
  const answer = await fetch(url, { integrity, signal: abortAfter(TIME_LIMIT) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return (await answer.json()) as Texts
}
