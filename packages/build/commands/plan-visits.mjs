import { LANGUAGES } from '@fichero/contract/enums'
import { inSlot } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import { PERMISSIONS } from '@fichero/contract/permissions'
import { opens } from '@fichero/contract/route-addresses'
import { placeAddress } from './place-host.mjs'

/** @typedef {import('./registry.mjs').RemoteDescriptor} RemoteDescriptor */
/**
 * Example responses of the API, by page. `pattern` is the source of a regular expression that matches the request's path.
 * @typedef {Record<string, { method: string, pattern: string, query?: string, status: number, body: unknown }[]>} Examples
 */
/** @typedef {'admin' | 'user' | 'guest'} Person the kinds of user, with the most permissions first */
/**
 * One check in the browser: opens a screen, the dashboard with the module's cards, or an extension slot with its sections.
 * @typedef {object} Visit
 * @property {string} address
 * @property {string[]} pages the pages that are rendered there
 * @property {Person} as the user who opens the address
 * @property {string} language
 * @property {number} width of the window, in px
 * @property {Examples[string] | undefined} answers undefined: no data arrives
 * @property {boolean} axe whether the page's accessibility is checked
 */

/** @type {Record<Person, readonly string[] | undefined>} permissions; undefined for a guest, who has no session */
export const PEOPLE = { admin: PERMISSIONS, user: [], guest: undefined }
const NARROW = 390
const WIDE = 1366
const [ES, EN] = LANGUAGES

/**
 * Returns the visits that check a module: its screens, the actions of its links, and its parts of other pages. Every kind of
 * user with access opens them, in both languages and widths, with examples and without data.
 * @param {RemoteDescriptor} descriptor
 * @param {Examples} examples
 * @returns {Visit[]}
 */
export const planVisits = (descriptor, examples) =>
  [...screensOf(descriptor), ...partsOf(descriptor)].flatMap((place) => visitsTo(place, examples))

/**
 * Returns one visit for each address: that of the person with the most permissions in a wide window.
 * @param {Visit[]} visits
 */
export const measuredVisits = (visits) => visits.filter(({ axe, width }) => axe && width === WIDE)

/** Returns the pages and cards that have no examples. */
export const withoutExamples = ({ pages }, examples) =>
  Object.keys(pages).filter((page) => !Object.hasOwn(examples, page))

/** @param {RemoteDescriptor} descriptor */
function screensOf({ routes, links, results = [] }) {
  const entries = [...links, ...results].map(({ path }) => path)
  // The path of a link is more likely to have data than a path with invented parameter values.
  const addressOf = (route) =>
    entries.find((entry) => !/[:?#]/.test(entry) && opens(route.path, entry)) ?? withValues(route.path)
  const screens = routes.map((route) => ({ route, address: addressOf(route) }))
  const actions = entries
    .filter((entry) => entry.includes('?'))
    .flatMap((entry) => {
      const route = routes.find(({ path }) => opens(path, entry.split('?', 1)[0]))
      return route ? [{ route, address: withValues(entry) }] : []
    })
  return [...screens, ...actions].map(({ route, address }) => ({
    address,
    people: peopleFor([route]),
    pages: [route.page],
  }))
}

/**
 * Plans one target for every slot that the module fills, with all its parts in that slot: the dashboard, or a page that has only
 * this slot.
 * @param {RemoteDescriptor} descriptor
 */
function partsOf({ parts }) {
  return [...new Set(parts.map(({ slot }) => slot))].map((slot) => {
    const shown = inSlot(parts, slot)
    const isDashboard = slot === 'dashboard.card'
    return {
      address: isDashboard ? PATHS.dashboard : placeAddress(slot),
      people: peopleFor(shown).filter((person) => !isDashboard || person !== 'guest'),
      pages: [...new Set(shown.map(({ page }) => page))],
    }
  })
}

/** @param {{ access: string }[]} parts @returns {Person[]} */
const peopleFor = (parts) =>
  /** @type {Person[]} */ (Object.keys(PEOPLE)).filter((person) =>
    parts.some(({ access }) => maySee(PEOPLE[person], access)),
  )

const maySee = (permissions, access) =>
  access === 'public' || (permissions && (access === 'authenticated' || permissions.includes(access)))

/** Replaces each parameter of a path by a value. */
const withValues = (path) => path.replace(/:\w+/g, '1')

/**
 * Returns the visits to one address. The person with the most permissions opens all variants, every other person only one.
 * @param {{ address: string, people: Person[], pages: string[] }} place what is opened, and for whom
 * @param {Examples} examples
 * @returns {Visit[]}
 */
function visitsTo({ people: [mostPrivileged, ...others], ...place }, examples) {
  const exampleAnswers = place.pages.flatMap((page) => examples[page] ?? [])
  const answers = exampleAnswers.length > 0 ? exampleAnswers : undefined
  const visit = (as, language, width, more) => ({ ...place, as, language, width, answers, axe: false, ...more })
  return [
    visit(mostPrivileged, ES, NARROW, { axe: true }),
    visit(mostPrivileged, EN, WIDE, { axe: true }),
    ...(answers ? [visit(mostPrivileged, ES, NARROW, { answers: undefined })] : []),
    ...others.map((person) => visit(person, EN, NARROW)),
  ]
}
