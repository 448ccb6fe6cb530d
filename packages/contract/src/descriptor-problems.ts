import type { Incompatibility } from './compatibility.ts'
import { LANGUAGES, type Language } from './enums.ts'
import type { Params } from './errors.ts'
import { prefetchable } from './first-calls.ts'
import { MAX_RELEASE, MAX_REMOTE_DATA, MAX_REMOTE_ROUTES, MAX_REMOTE_SLOT } from './limits.ts'
import { inSlot, labelKeys, pagesOf } from './named-parts.ts'
import { ownValue } from './own-value.ts'
import { fieldsOf } from './path-fields.ts'
import { PERMISSIONS } from './permissions.ts'
import { LINK_SLOTS, PART_SLOTS } from './places.ts'
import { releaseFiles } from './release-files.ts'
import { isRemoteIcon } from './remote-icons.ts'
import type { RemoteDescriptor } from './remotes.schema.ts'
import { addressKey, isAddress, isForAny, isReserved, opens } from './route-addresses.ts'
import { searchAnswer } from './search.schema.ts'
import { cutText } from './text.ts'

type Code = Incompatibility['code']
/** Returns the params of the rule's sentence if the descriptor breaks the rule; otherwise undefined. */
type Rule = (descriptor: RemoteDescriptor) => Params | undefined
/** Returns the values of a descriptor that a rule checks one by one. */
type Values = (descriptor: RemoteDescriptor) => readonly string[]

const MB = 1024 * 1024
/** Valid values of `access`. */
const ACCESSES: readonly string[] = ['public', 'authenticated', ...PERMISSIONS]
/** Names of the groups in the answer of the search. */
const GROUPS = Object.keys(searchAnswer.shape)
/** Names that every JavaScript object has. */
const RESERVED = ['__proto__', 'constructor', 'prototype']
/** A path of this origin: browsers read `//` and `/\` as another server, and remove blanks between the two slashes. */
const LOCAL = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
/** Maximum length of a value in a message, in characters. */
const MAX_VALUE = 120

/** Names that become keys of objects: of the remote, its pages and its translations. */
const namesOf: Values = ({ name, pages, labels: { es, en } }) => [
  name,
  ...[pages, es, en].flatMap((record) => Object.keys(record)),
]

/** Paths of all files of the release. */
const filesOf: Values = (descriptor) => releaseFiles(descriptor).map(({ file }) => file)

/** Paths of the files to which the descriptor refers, each of which must be a file of the release. */
const namedFiles: Values = ({ entry, locales, documents, firstRows, pages }) => [
  entry,
  ...Object.values(locales),
  ...[documents, firstRows].flatMap((prerendered) =>
    prerendered ? [prerendered.es, prerendered.en, ...prerendered.styles] : [],
  ),
  ...Object.values(pages).flat(),
]

const addressesOf: Values = ({ routes }) => routes.map(({ path }) => path)

/** Links of the search may lead to screens of other remotes, and any number is shown. */
const isInPalette = ({ slot }: { slot: string }) => slot.startsWith('palette.')

/** Slots that list all of their entries. Of help, one link at a time is shown. */
const isList = (entry: { slot: string }) => !isInPalette(entry) && entry.slot !== 'help'

/** Paths that need a route of the remote. */
const entriesOf: Values = ({ links }) => links.filter((link) => !isInPalette(link)).map(({ path }) => path)

/** All paths that a link or button leads to. */
const linksOf: Values = ({ links, results = [] }) => [
  ...[...links, ...results].map(({ path }) => path),
  ...links.flatMap(({ also = [] }) => also),
]

/** Icons of links and search results. A link in the menu needs one. */
const iconsOf: Values = ({ links, results = [] }) => [
  ...inSlot(links, 'menu').map(({ icon = '' }) => icon),
  ...results.flatMap(({ icon }) => icon ?? []),
]

/** Every `access` and `notFor` in the descriptor. */
const accessesOf: Values = ({ routes, links, parts, data = [] }) => [
  ...[...routes, ...links, ...parts, ...data].map(({ access }) => access),
  ...parts.flatMap(({ notFor }) => notFor ?? []),
  ...data.flatMap(({ write }) => write ?? []),
]

/** Stored values that would be open to everybody. */
const publicData: Values = ({ data = [] }) =>
  data.filter(({ access, write }) => access === 'public' || write === 'public').map(({ key }) => key)

/** Slots that do not exist, or that do not accept this kind of content. */
const unknownSlots: Values = ({ links, parts }) => [
  ...links.map(({ slot }) => slot).filter((slot) => !ownValue(LINK_SLOTS, slot)),
  ...parts.map(({ slot }) => slot).filter((slot) => !ownValue(PART_SLOTS, slot)),
]

/** Paths of links with a parameter that the slot does not pass. */
const unfilledPaths: Values = ({ links }) =>
  links.flatMap(({ slot, path }) => {
    const passed = ownValue<object>(LINK_SLOTS, slot)
    return passed && !fieldsOf(path).every((name) => Object.hasOwn(passed, name)) ? path : []
  })

/** The endpoints that pages and parts prefetch. */
const firstCallsOf: Values = ({ routes, parts }) =>
  [...routes, ...parts].flatMap(({ first = [] }) => first.map(({ call }) => call))

/** Prefetched endpoints with a parameter that the path of the page does not have. */
const unfilledCalls: Values = ({ routes, parts }) =>
  [...routes, ...parts.map(({ first }) => ({ path: '', first }))]
    .flatMap(({ path, first }) => {
      const params = fieldsOf(path)
      return prefetchable(first).filter(({ call }) => !fieldsOf(call).every((name) => params.includes(name)))
    })
    .map(({ call }) => call)

/** Rules about numbers of parts. If a descriptor breaks one of these rules, no other rule is checked. */
const LIMITS: Partial<Record<Code, Rule>> = {
  release_too_many_routes: ({ routes }) => atMost(MAX_REMOTE_ROUTES, routes.length),
  release_too_much_data: ({ data = [] }) => atMost(MAX_REMOTE_DATA, data.length),
  release_slot_full(descriptor) {
    const entries = [...descriptor.links, ...descriptor.parts].filter(isList)
    const total = (name: string) => inSlot(entries, name).length
    const full = entries.find(({ slot }) => total(slot) > MAX_REMOTE_SLOT)
    return full && { ...paramOf('lugar', full.slot), max: MAX_REMOTE_SLOT, total: total(full.slot) }
  },
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
      const missing = paramOf(
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
  release_place_missing: first('lugar', unknownSlots, () => true),
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
    ({ results = [] }) => results.filter(({ service }) => !service).map(({ group }) => group),
    (group) => !GROUPS.includes(group),
  ),
  release_permission_missing: first('permiso', accessesOf, (access) => !ACCESSES.includes(access)),
  release_data_twice: firstAgain(
    'clave',
    ({ data = [] }) => data.map(({ key }) => key),
    (key) => key,
  ),
  release_data_public: first('clave', publicData, () => true),
}

/**
 * Returns the problems of a descriptor that do not depend on the system: one for each broken rule. The
 * build, the release command and the server all call this function.
 */
export function descriptorProblems(descriptor: RemoteDescriptor): Incompatibility[] {
  const exceeded = broken(LIMITS, descriptor)
  return exceeded.length > 0 ? exceeded : broken(RULES, descriptor)
}

/** Returns one problem for each rule that the descriptor breaks. */
const broken = (rules: Partial<Record<Code, Rule>>, descriptor: RemoteDescriptor): Incompatibility[] =>
  Object.entries(rules).flatMap(([code, rule]) => {
    const params = rule(descriptor)
    return params ? [{ code: code as Code, params }] : []
  })

/** Returns the params of a broken limit; undefined if `total` is within the limit. */
const atMost = (max: number, total: number) => (total > max ? { max, total } : undefined)

/** Returns a value as a param of an error message, shortened if it is long; undefined without a value. */
const paramOf = (name: string, value: string | undefined) =>
  value === undefined ? undefined : { [name]: cutText(value, MAX_VALUE) }

/** Makes a rule that reports the first value for which `breaks` is true. */
function first(name: string, valuesOf: Values, breaks: (value: string, descriptor: RemoteDescriptor) => boolean): Rule {
  return (descriptor) =>
    paramOf(
      name,
      valuesOf(descriptor).find((value) => breaks(value, descriptor)),
    )
}

/** Makes a rule that reports the first value whose key an earlier value has too. */
function firstAgain(name: string, valuesOf: Values, keyOf: (value: string) => string): Rule {
  return (descriptor) => {
    const keys = valuesOf(descriptor).map(keyOf)
    return paramOf(
      name,
      valuesOf(descriptor).find((_, index) => keys.indexOf(keys[index]!) < index),
    )
  }
}
