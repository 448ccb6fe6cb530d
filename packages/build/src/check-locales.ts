import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'

/** A folder with translations and the code that uses them. */
interface Area {
  /** Folder with `locales/` or `src/locales/`. */
  dir: string
  namespace: string
  /** Folder with the code inside `dir`; default: `src`. Subfolders that are areas themselves are excluded. */
  code?: string
  /** Translations of another package that are merged into this namespace when a page starts. */
  more?: Record<Language, Texts>
  /** The team, if one team has several areas; default: the namespace. */
  team?: string
}

/** The namespace of the kit, whose translations every team can use. */
const KIT = 'kit'

type Texts = { [key: string]: string | Texts }

/** The plural suffix of a translation key. */
const PLURAL = /_(zero|one|two|few|many|other)$/
/** A call of `t` with its key. */
const CALL = /\bt\(\s*(['"`])((?:(?!\1).)+)\1/g
/** The namespace that a file uses. */
const TRANSLATION = /useTranslation\('([\w-]+)'\)/
/** A string on one line. */
const STRING = /(['"`])((?:(?!\1)[^\n])+)\1/g

/** Maximum length, in characters, of a text that may be repeated: short texts are often words with different meanings. */
const MAX_REPEATED_LENGTH = 20

/** Returns errors for translation keys that are missing in a language, unused, used but undefined, or duplicated. */
export function checkLocales(areas: Area[]): string[] {
  const written = new Map(areas.map((area) => [area.namespace, { es: keys(area, 'es'), en: keys(area, 'en') }]))
  const sources = areas.flatMap((area) => usesOf(area, areas))
  const problems: string[] = []

  for (const [namespace, { es, en }] of written) {
    for (const key of es) if (!en.has(key)) problems.push(`${namespace}:${key} has no English text`)
    for (const key of en) if (!es.has(key)) problems.push(`${namespace}:${key} has no Spanish text`)
    for (const key of es)
      if (!sources.some((use) => covers(use, namespace, key))) problems.push(`${namespace}:${key} is never used`)
  }
  for (const { namespace, key, file, isPrefix, isCall } of sources) {
    const writtenKeys = written.get(namespace)?.es
    if (!isCall || !writtenKeys) continue
    const isWritten = [...writtenKeys].some((name) => (isPrefix ? name.startsWith(key) : name === key))
    if (!isWritten) problems.push(`${file}: t('${namespace}:${key}') is written nowhere`)
  }
  return [...problems, ...repeatedTexts(areas, sources)]
}

/**
 * Returns errors for translations that exist twice: in two areas of one team, or in an area and the kit. Two teams may write
 * the same sentence independently. Titles in `remote.ts` are exempt: they are shown before the remote's translations load.
 */
function repeatedTexts(areas: Area[], uses: Use[]): string[] {
  const owners = new Map<string, Set<Area>>()
  for (const area of areas)
    for (const [key, text] of texts(area, 'es')) {
      const isTitle = uses.some((use) => use.file.endsWith('remote.ts') && covers(use, area.namespace, key))
      if (text.length <= MAX_REPEATED_LENGTH || isTitle) continue
      owners.set(text, (owners.get(text) ?? new Set()).add(area))
    }
  return [...owners].flatMap(([text, areasWithText]) => {
    const names = [...areasWithText].filter((area) => isRepeated(area, areasWithText)).map(({ namespace }) => namespace)
    return names.length > 0 ? [`"${text}" is written in ${names.join(' and ')}: it belongs to the kit`] : []
  })
}

const teamOf = ({ team, namespace }: Area) => team ?? namespace

/** Whether another area has the same text and belongs to the same team, or one of the two areas is the kit. */
const isRepeated = (area: Area, areas: Iterable<Area>) =>
  [...areas].some((other) => other !== area && new Set([teamOf(area), teamOf(other), KIT]).size < 3)

/** A string in the code that may be a translation key. */
interface Use {
  namespace: string
  key: string
  file: string
  /** The literal prefix of a key that is completed at run time. */
  isPrefix: boolean
  /** A call of `t`. Other strings that look like a key only count as a use. */
  isCall: boolean
}

/** Whether a use in the code refers to a translation key. */
const covers = (use: Use, namespace: string, key: string) =>
  use.namespace === namespace && (use.isPrefix ? key.startsWith(use.key) : use.key === key)

/** Returns the translation keys of an area, without plural suffixes. */
const keys = (area: Area, language: Language) => new Set(texts(area, language).map(([key]) => key.replace(PLURAL, '')))

/** Returns every key with its translation. */
function texts({ dir, more }: Area, language: Language): [key: string, text: string][] {
  const file = ['locales', 'src/locales'].map((folder) => join(dir, folder, `${language}.json`)).find(existsSync)
  if (!file) throw new Error(`${dir} has no locales/${language}.json`)
  const keysWithTexts: [string, string][] = []
  const walk = (level: Texts, prefix: string) => {
    for (const [name, value] of Object.entries(level)) {
      if (typeof value === 'string') keysWithTexts.push([`${prefix}${name}`, value])
      else walk(value, `${prefix}${name}.`)
    }
  }
  walk(JSON.parse(readFileSync(file, 'utf8')) as Texts, '')
  if (more) walk(more[language], '')
  return keysWithTexts
}

/** Returns the strings in the code of an area that may be translation keys. */
function usesOf({ dir, namespace, code = 'src' }: Area, areas: Area[]): Use[] {
  const names = readdirSync(join(dir, code), { recursive: true, encoding: 'utf8' }).map((name) => join(code, name))
  const innerFolders = areas
    .map((area) => `${area.dir}/`)
    .filter((folder) => folder.startsWith(`${dir}/`) && folder !== `${dir}/`)
  const files = ['remote.ts', ...names].filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.spec\./.test(name) &&
      existsSync(join(dir, name)) &&
      !innerFolders.some((folder) => join(dir, name).startsWith(folder)),
  )
  return files.flatMap((name) => {
    const file = join(dir, name)
    const source = readFileSync(file, 'utf8')
    const defaultNamespace = source.match(TRANSLATION)?.[1] ?? namespace
    const use = (text: string, isCall: boolean): Use => {
      const [literal = '', ...rest] = text.split('${')
      const [first, second] = literal.split(':', 2)
      const [space, key] = second === undefined ? [defaultNamespace, literal] : [first!, second]
      return { namespace: space, key, file, isPrefix: rest.length > 0, isCall }
    }
    const calls = [...source.matchAll(CALL)].map((match) => use(match[2]!, true))
    const strings = [...source.matchAll(STRING)].map((match) => use(match[2]!, false))
    return [...calls, ...strings.filter(({ isPrefix }) => !isPrefix)]
  })
}
