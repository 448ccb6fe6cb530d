import type { Incompatibility } from './compatibility.ts'
import { LANGUAGES, type Language } from './enums.ts'
import type { Params } from './errors.ts'
import { paramsOfFirst } from './first-calls.ts'
import { MAX_RELEASE, MAX_REMOTE_CARDS, MAX_REMOTE_ENTRIES, MAX_REMOTE_PLACES, MAX_REMOTE_ROUTES } from './limits.ts'
import { actionsOf, labelKeys, pagesOf, sectionsOf } from './named-parts.ts'
import { ownValue } from './own-value.ts'
import { fieldsOf } from './path-fields.ts'
import { PERMISSIONS } from './permissions.ts'
import { handedOver } from './places.ts'
import { releaseFiles } from './release-files.ts'
import { isRemoteIcon } from './remote-icons.ts'
import type { RemoteDescriptor } from './remotes.schema.ts'
import { addressKey, isAddress, isForAny, isReserved, opens } from './route-addresses.ts'
import { searchAnswer } from './search.schema.ts'
import { cutText } from './text.ts'

type Code = Incompatibility['code']
/** Returns what breaks the rule, as values for its sentence; undefined where nothing does. */
type Rule = (descriptor: RemoteDescriptor) => Params | undefined
type Values = (descriptor: RemoteDescriptor) => readonly string[]

const MB = 1024 * 1024
const ACCESSES: readonly string[] = ['public', 'authenticated', ...PERMISSIONS]
const GROUPS = Object.keys(searchAnswer.shape)
/** What every object has without being asked. */
const RESERVED = ['__proto__', 'constructor', 'prototype']
/** An address of this origin: browsers read `//` and `/\` as another server, and drop blanks between the two. */
const LOCAL = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
/** Characters of a value in a sentence. */
const MAX_VALUE = 120

const namesOf: Values = ({ name, pages, labels: { es, en } }) => [
  name,
  ...[pages, es, en].flatMap((record) => Object.keys(record)),
]

const filesOf: Values = (descriptor) => releaseFiles(descriptor).map(({ file }) => file)

const namedFiles: Values = ({ entry, locales, documents, firstRows, pages }) => [
  entry,
  ...Object.values(locales),
  ...[documents, firstRows].flatMap((drawn) => (drawn ? [drawn.es, drawn.en, ...drawn.styles] : [])),
  ...Object.values(pages).flat(),
]

const addressesOf: Values = ({ routes }) => routes.map(({ path }) => path)

/** Where the shell leads by itself: each needs a screen of the remote's own. */
const entriesOf: Values = ({ nav, places, files }) =>
  [...nav, ...actionsOf({ places }), ...(files ? [files] : [])].map(({ path }) => path)

/** Where a press leads. */
const linksOf: Values = ({ nav, search = [], results = [], places, files }) => [
  ...[...nav, ...search, ...results, ...actionsOf({ places }), ...(files ? [files] : [])].map(({ path }) => path),
  ...nav.flatMap(({ also = [] }) => also),
]

const iconsOf: Values = ({ nav, results = [] }) => [...nav, ...results].flatMap(({ icon }) => icon ?? [])

const accessesOf: Values = ({ routes, nav, search = [], cards = [], places = [], files }) => [
  ...[...routes, ...nav, ...search, ...cards, ...places, ...(files ? [files] : [])].map(({ access }) => access),
  ...cards.flatMap(({ notFor }) => notFor ?? []),
]

/** Places that do not exist, or not for what is put there. */
const unknownPlaces: Values = ({ places }) =>
  [
    ...sectionsOf({ places }).map(({ place }) => [place, 'section'] as const),
    ...actionsOf({ places }).map(({ place }) => [place, 'action'] as const),
  ].flatMap(([place, kind]) => (handedOver(place, kind) ? [] : place))

/** Paths of links with something that their place does not hand over. */
const unfilledPaths: Values = ({ places }) =>
  actionsOf({ places }).flatMap(({ place, path }) => {
    const handed = handedOver(place, 'action')
    return handed && !fieldsOf(path).every((name) => handed.includes(name)) ? path : []
  })

const firstCallsOf: Values = ({ routes, cards = [] }) =>
  [...routes, ...cards].flatMap(({ first = [] }) => first.map(({ call }) => call))

/** First calls with a parameter that the address of their page does not have. */
const unfilledCalls: Values = ({ routes, cards = [] }) =>
  [...routes, ...cards.map(({ first }) => ({ path: '', first }))]
    .flatMap(({ path, first = [] }) => {
      const given = fieldsOf(path)
      return first.filter((one) => !Object.values(paramsOfFirst(one)).every((name) => given.includes(name)))
    })
    .map(({ call }) => call)

/** How many there may be. A descriptor with more is not looked at further. */
const LIMITS: Partial<Record<Code, Rule>> = {
  release_too_many_routes: ({ routes }) => atMost(MAX_REMOTE_ROUTES, routes.length),
  release_too_many_cards: ({ cards = [] }) => atMost(MAX_REMOTE_CARDS, cards.length),
  release_too_many_places: ({ places = [] }) => atMost(MAX_REMOTE_PLACES, places.length),
  release_too_many_entries: ({ nav }) => atMost(MAX_REMOTE_ENTRIES, nav.length),
}

const RULES: Partial<Record<Code, Rule>> = {
  release_name_reserved: first('nombre', namesOf, (name) => RESERVED.includes(name)),
  release_file_name: first('archivo', filesOf, (file) => /(^|\/)\.\.?(\/|$)/.test(file)),
  release_file_twice: firstAgain('archivo', filesOf, (file) => file),
  release_inconsistent: first('archivo', namedFiles, (named, { assets }) => !assets.some(({ file }) => file === named)),
  release_too_large(descriptor) {
    const total = releaseFiles(descriptor).reduce((sum, { size }) => sum + size, 0)
    return total > MAX_RELEASE ? { max_mb: MAX_RELEASE / MB, total_mb: Math.ceil(total / MB) } : undefined
  },
  release_page_missing: first('pagina', pagesOf, (page, { pages }) => !ownValue(pages, page)),
  release_text_missing(descriptor) {
    const isMissing = (key: string, idioma: Language) => !ownValue(descriptor.labels[idioma], key)?.trim()
    for (const idioma of LANGUAGES) {
      const missing = told(
        'clave',
        labelKeys(descriptor).find((key) => isMissing(key, idioma)),
      )
      if (missing) return { ...missing, idioma }
    }
    return undefined
  },
  release_address_any: first('direccion', addressesOf, isForAny),
  release_address_invalid: first('direccion', addressesOf, (path) => !isForAny(path) && !isAddress(path)),
  release_address_reserved: first('direccion', addressesOf, (path) => !isForAny(path) && isReserved(path)),
  release_address_twice: firstAgain('direccion', addressesOf, addressKey),
  release_path_outside: first('direccion', linksOf, (path) => !LOCAL.test(path)),
  release_entry_without_route: first(
    'direccion',
    entriesOf,
    (entry, { routes }) => !routes.some(({ path }) => opens(path, entry.split(/[?#]/, 1)[0]!)),
  ),
  release_place_missing: first('lugar', unknownPlaces, () => true),
  release_place_field: first('direccion', unfilledPaths, () => true),
  release_first_call: first(
    'llamada',
    firstCallsOf,
    (call, { calls }) => !call.startsWith('GET ') || (calls !== undefined && !calls.includes(call)),
  ),
  release_first_field: first('llamada', unfilledCalls, () => true),
  release_icon_missing: first('icono', iconsOf, (icon) => !isRemoteIcon(icon)),
  release_group_missing: first(
    'grupo',
    ({ results = [] }) => results.map(({ group }) => group),
    (group) => !GROUPS.includes(group),
  ),
  release_permission_missing: first('permiso', accessesOf, (access) => !ACCESSES.includes(access)),
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

/** Makes a rule that tells the first value that breaks it. */
function first(name: string, valuesOf: Values, breaks: (value: string, descriptor: RemoteDescriptor) => boolean): Rule {
  return (descriptor) =>
    told(
      name,
      valuesOf(descriptor).find((value) => breaks(value, descriptor)),
    )
}

/** Makes a rule that tells the first value whose key an earlier one has. */
function firstAgain(name: string, valuesOf: Values, keyOf: (value: string) => string): Rule {
  return (descriptor) => {
    const keys = valuesOf(descriptor).map(keyOf)
    return told(
      name,
      valuesOf(descriptor).find((_, place) => keys.indexOf(keys[place]!) < place),
    )
  }
}
