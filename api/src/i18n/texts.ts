import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { programTexts } from '@fichero/contract/program-texts'
import type { TEXTS } from '@fichero/contract/texts'
import type { TextKey, Translate } from '@fichero/contract/translate'

type Contract = (typeof TEXTS)['es']

const i18n = programTexts()

/**
 * Returns translators for a namespace, by language. Built for speed, because an export of the audit log has 100,000
 * sentences: does not use `getFixedT`, which copies the i18next options at each call, and does not interpolate translations
 * without params.
 */
const translatorsIn = (ns: string): Record<Language, Translate> => {
  const translatorIn =
    (lng: Language): Translate =>
    (key, options) =>
      options ? i18n.t(key, { ...options, ns, lng }) : i18n.getResource(lng, ns, key)
  return { es: translatorIn('es'), en: translatorIn('en') }
}

/** Returns translators for a namespace of the contract, by language. */
export const translatorsOf = <Namespace extends keyof Contract>(
  namespace: Namespace,
): Record<Language, Translate<TextKey<Contract[Namespace]>>> => translatorsIn(namespace)

/** Adds the translations of an API area as a namespace, and returns translators for that namespace, by language. */
export function addTexts<Texts extends object>(
  namespace: string,
  areaTexts: Record<Language, Texts>,
): Record<Language, Translate<TextKey<Texts>>> {
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, areaTexts[language])
  return translatorsIn(namespace)
}
