import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { addSentenceFormats } from '@fichero/contract/sentence-formats'
import { TEXTS } from '@fichero/contract/texts'
import { createInstance } from 'i18next'

/** Returns a text of the screens: `t('fichas:edit.named', { nro_ficha: 2888001 })`. Throws if the key or a param is missing. */
export type Texts = (key: string, params?: Record<string, unknown>) => string

/** The folders whose `locales` have the texts of the screens, by namespace. */
const FOLDERS = {
  kit: 'packages/kit/src',
  shell: 'shell',
  access: 'shell/src/access',
  connection: 'shell/src/connection',
  landing: 'shell/landing',
  'own-progress': 'shell/own-progress',
  'opt-out': 'shell/opt-out',
  modules: 'shell/modules',
  fichas: 'mfe-fichas',
  instructors: 'mfe-instructors',
  programs: 'mfe-programs',
  manuals: 'mfe-manuals',
}

const read = (folder: string, language: Language): object =>
  JSON.parse(readFileSync(new URL(`../../${folder}/locales/${language}.json`, import.meta.url), 'utf8'))

const refuse = (problem: string) => {
  throw new Error(problem)
}

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  resources: TEXTS,
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: ([language], namespace, key) => refuse(`The text ${namespace}:${key} is missing in ${language}.`),
  missingInterpolationHandler: (text, [param]) => refuse(`The text “${text}” needs the param ${param}.`),
  returnedObjectHandler: (key) => refuse(`${key} is a group of texts.`),
})
addSentenceFormats(i18n)
for (const language of LANGUAGES) {
  const { columns, fields } = TEXTS[language]
  // The namespace `kit` also has the texts of the contract about columns and fields, as in `kitTexts` of the kit.
  for (const texts of [columns, fields]) i18n.addResourceBundle(language, 'kit', texts, true)
  for (const [namespace, folder] of Object.entries(FOLDERS))
    i18n.addResourceBundle(language, namespace, read(folder, language), true)
}

/** Returns the texts in a language, read from the same files as on the screens. */
export const textsIn = (language: Language): Texts => i18n.getFixedT(language)

/** Marks a pattern within a text or as its param, for `pattern`. */
export const some = ({ source }: RegExp) => `\0${source}\0`
/** Param that may be any text, for `pattern`. */
export const ANY = some(/.+/)

/** Returns a pattern that finds a text, in which some parts are patterns. */
export const pattern = (text: string) =>
  new RegExp(
    text
      .split('\0')
      .map((part, index) => (index % 2 === 1 ? part : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join(''),
  )
