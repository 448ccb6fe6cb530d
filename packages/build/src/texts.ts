import { join } from 'node:path'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { labelKeys } from '@fichero/contract/named-parts'
import { ownValue } from '@fichero/contract/own-value'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { readJson } from './packages'

/** Returns the path of a remote's translations in one language. */
export const localeFile = (dir: string, language: Language) => join(dir, 'locales', `${language}.json`)

/** Returns the translation with a dotted key. */
function lookUp(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (node, part) => (node && typeof node === 'object' ? ownValue(node as Record<string, unknown>, part) : undefined),
      texts,
    )
}

/** Returns the translations with these keys in one language. */
function labelsIn(dir: string, language: Language, keys: string[]) {
  const texts = readJson(localeFile(dir, language))
  return Object.fromEntries(
    keys.map((key) => {
      const label = lookUp(texts, key)
      if (typeof label !== 'string')
        throw new Error(`locales/${language}.json has no text "${key}", which remote.ts names.`)
      return [key, label]
    }),
  )
}

/**
 * Returns the labels of a remote's routes, links, parts and results, by language and key.
 * @throws with a readable message if a label is missing
 */
export function labelsOf(dir: string, definition: RemoteDefinition) {
  const keys = labelKeys(definition)
  const [es, en] = LANGUAGES.map((language) => labelsIn(dir, language, keys))
  return { es: es ?? {}, en: en ?? {} }
}
