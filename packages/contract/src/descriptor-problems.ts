import type { Incompatibility } from './compatibility.ts'
import { LANGUAGES } from './enums.ts'
import type { Params } from './errors.ts'
import { MAX_RELEASE, MAX_REMOTE_CARDS, MAX_REMOTE_ENTRIES, MAX_REMOTE_ROUTES } from './limits.ts'
import { labelKeys, pagesOf } from './named-parts.ts'
import { own } from './own.ts'
import { PERMISSIONS } from './permissions.ts'
import { REMOTE_ICONS } from './remote-icons.ts'
import type { RemoteDescriptor } from './remotes.schema.ts'
import { addressKey, isAddress, isForAny, isReserved, opens } from './route-addresses.ts'
import { cutText } from './text.ts'

type Code = Incompatibility['code']
/** Returns what breaks the rule, as values for its sentence; undefined where nothing does. */
type Rule = (descriptor: RemoteDescriptor) => Params | undefined

const MB = 1024 * 1024
const ACCESSES: readonly string[] = ['public', 'authenticated', ...PERMISSIONS]
const ICONS: readonly string[] = REMOTE_ICONS
/** What every object has without being asked. */
const RESERVED = ['__proto__', 'constructor', 'prototype']
/** An address of this origin: browsers read `//` and `/\` as another server, and drop blanks between the two. */
const LOCAL = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
/** Characters of a value in a sentence. */
const MAX_VALUE = 120

/** How many there may be. A descriptor with more is not looked at further. */
const LIMITS: Partial<Record<Code, Rule>> = {
  release_too_many_routes: ({ routes }) => atMost(MAX_REMOTE_ROUTES, routes.length),
  release_too_many_cards: ({ cards = [] }) => atMost(MAX_REMOTE_CARDS, cards.length),
  release_too_many_entries: ({ nav }) => atMost(MAX_REMOTE_ENTRIES, nav.length),
}

const RULES: Partial<Record<Code, Rule>> = {
  release_name_reserved: ({ name, pages, labels: { es, en } }) =>
    told(
      'nombre',
      [name, ...[pages, es, en].flatMap((names) => Object.keys(names))].find((one) => RESERVED.includes(one)),
    ),
  release_file_name: (descriptor) => told('archivo', filesOf(descriptor).find(leavesFolder)),
  release_file_twice: (descriptor) => told('archivo', repeated(filesOf(descriptor), String)),
  release_inconsistent(descriptor) {
    const listed = new Set(filesOf(descriptor))
    return told(
      'archivo',
      namedFiles(descriptor).find((file) => !listed.has(file)),
    )
  },
  release_too_large({ assets }) {
    const total = assets.reduce((sum, { size }) => sum + size, 0)
    return total > MAX_RELEASE ? { max_mb: MAX_RELEASE / MB, total_mb: Math.ceil(total / MB) } : undefined
  },
  release_page_missing: (descriptor) =>
    told(
      'pagina',
      pagesOf(descriptor).find((page) => !own(descriptor.pages, page)),
    ),
  release_text_missing(descriptor) {
    const missing = LANGUAGES.flatMap((idioma) =>
      labelKeys(descriptor).map((clave) => ({ clave, idioma, text: own(descriptor.labels[idioma], clave) })),
    ).find(({ text }) => !text?.trim())
    return missing && { clave: missing.clave, idioma: missing.idioma }
  },
  release_address_any: (descriptor) => told('direccion', addressesOf(descriptor).find(isForAny)),
  release_address_invalid: (descriptor) =>
    told(
      'direccion',
      addressesOf(descriptor).find((path) => !isForAny(path) && !isAddress(path)),
    ),
  release_address_reserved: (descriptor) =>
    told(
      'direccion',
      addressesOf(descriptor).find((path) => !isForAny(path) && isReserved(path)),
    ),
  release_address_twice: (descriptor) => told('direccion', repeated(addressesOf(descriptor), addressKey)),
  release_path_outside: (descriptor) =>
    told(
      'direccion',
      linksOf(descriptor).find((path) => !LOCAL.test(path)),
    ),
  release_entry_without_route: ({ nav, routes }) =>
    told('direccion', nav.find(({ path }) => !routes.some((route) => opens(route.path, screenOf(path))))?.path),
  release_icon_missing: ({ nav, results = [] }) =>
    told(
      'icono',
      [...nav, ...results].flatMap(({ icon }) => icon ?? []).find((icon) => !ICONS.includes(icon)),
    ),
  release_permission_missing: ({ routes, nav, search = [], cards = [] }) =>
    told('permiso', [...routes, ...nav, ...search, ...cards].find(({ access }) => !ACCESSES.includes(access))?.access),
}

/**
 * Returns what is wrong with a descriptor by itself, whatever else the system has: one sentence for each rule that it
 * breaks. The build, the release command and the server ask this one function.
 */
export function descriptorProblems(descriptor: RemoteDescriptor): Incompatibility[] {
  const beyond = broken(LIMITS, descriptor)
  return beyond.length > 0 ? beyond : broken(RULES, descriptor)
}

const broken = (rules: Partial<Record<Code, Rule>>, descriptor: RemoteDescriptor): Incompatibility[] =>
  Object.entries(rules).flatMap(([code, rule]) => {
    const params = rule(descriptor)
    return params ? [{ code: code as Code, params }] : []
  })

const atMost = (max: number, total: number) => (total > max ? { max, total } : undefined)

const told = (name: string, value: string | undefined) =>
  value === undefined ? undefined : { [name]: cutText(value, MAX_VALUE) }

/** Returns the first value whose key is there before. */
function repeated(values: readonly string[], keyOf: (value: string) => string): string | undefined {
  const keys = values.map(keyOf)
  return values.find((_, place) => keys.indexOf(keys[place] ?? '') < place)
}

const filesOf = ({ assets }: RemoteDescriptor) => assets.map(({ file }) => file)

const leavesFolder = (file: string) => file.split('/').some((part) => part === '.' || part === '..')

const namedFiles = ({ entry, locales, documents, pages }: RemoteDescriptor) => [
  entry,
  ...Object.values(locales),
  ...(documents ? [documents.es, documents.en, ...documents.styles] : []),
  ...Object.values(pages).flat(),
]

const addressesOf = ({ routes }: RemoteDescriptor) => routes.map(({ path }) => path)

/** Where a press leads. */
const linksOf = ({ nav, search = [], results = [] }: RemoteDescriptor) => [
  ...[...nav, ...search, ...results].map(({ path }) => path),
  ...nav.flatMap(({ also = [] }) => also),
]

const screenOf = (path: string) => path.split(/[?#]/, 1)[0] ?? ''
