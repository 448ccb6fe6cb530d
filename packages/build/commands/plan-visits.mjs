import { LANGUAGES } from '@fichero/contract/enums'
import { sectionsOf } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import { PERMISSIONS } from '@fichero/contract/permissions'
import { opens } from '@fichero/contract/route-addresses'
import { placeAddress } from './place-host.mjs'

/** @typedef {import('./registry.mjs').RemoteDescriptor} RemoteDescriptor */
/**
 * The answers of the fake shell that stand beside a page, by page. A pattern is the source of its expression.
 * @typedef {Record<string, { method: string, pattern: string, query?: string, status: number, body: unknown }[]>} Examples
 */
/** @typedef {'admin' | 'user' | 'guest'} Person who sees most, first */
/**
 * One opening of a screen, of the dashboard with the module's cards, or of a place that it fills.
 * @typedef {object} Visit
 * @property {string} address
 * @property {string[]} pages what is drawn there
 * @property {Person} as
 * @property {string} language
 * @property {number} width
 * @property {Examples[string] | undefined} answers undefined: no data comes
 * @property {boolean} axe
 */

/** @type {Record<Person, readonly string[] | undefined>} permissions of who is signed in */
export const PEOPLE = { admin: PERMISSIONS, user: [], guest: undefined }
const NARROW = 390
const WIDE = 1366
const [ES, EN] = LANGUAGES

/**
 * Returns how a module is opened: each of its screens, what an entry does, its cards and its sections of
 * other pages, by everybody who may see them, in both languages and widths, with its examples and without data.
 * @param {RemoteDescriptor} descriptor
 * @param {Examples} examples
 * @returns {Visit[]}
 */
export const planVisits = (descriptor, examples) =>
  [...screensOf(descriptor), ...dashboardOf(descriptor), ...placesOf(descriptor)].flatMap((place) =>
    visitsTo(place, examples),
  )

/** Returns the pages and cards that have no examples. */
export const withoutExamples = ({ pages }, examples) =>
  Object.keys(pages).filter((page) => !Object.hasOwn(examples, page))

/** @param {RemoteDescriptor} descriptor */
function screensOf({ routes, nav, search = [], results = [], files }) {
  const entries = [...nav, ...search, ...results, ...(files ? [files] : [])].map(({ path }) => path)
  // Where an entry leads there is something to see, more likely than at made-up values of parameters.
  const addressOf = (route) =>
    entries.find((entry) => !/[:?#]/.test(entry) && opens(route.path, entry)) ?? filled(route.path)
  const screens = routes.map((route) => ({ route, address: addressOf(route) }))
  const actions = entries
    .filter((entry) => entry.includes('?'))
    .flatMap((entry) => {
      const route = routes.find(({ path }) => opens(path, entry.split('?', 1)[0]))
      return route ? [{ route, address: filled(entry) }] : []
    })
  return [...screens, ...actions].map(({ route, address }) => ({
    address,
    people: peopleFor([route]),
    pages: [route.page],
  }))
}

/**
 * All of them at once, as people see them.
 * @param {RemoteDescriptor} descriptor
 */
function dashboardOf({ cards = [] }) {
  const people = peopleFor(cards).filter((person) => person !== 'guest')
  return people.length === 0
    ? []
    : [{ address: PATHS.dashboard, people, pages: [...new Set(cards.map(({ page }) => page))] }]
}

/**
 * Every place with all that the module puts there.
 * @param {RemoteDescriptor} descriptor
 */
function placesOf(descriptor) {
  const sections = sectionsOf(descriptor)
  return [...new Set(sections.map(({ place }) => place))].map((place) => {
    const parts = sections.filter((section) => section.place === place)
    return { address: placeAddress(place), people: peopleFor(parts), pages: parts.map(({ page }) => page) }
  })
}

/** @param {{ access: string }[]} parts @returns {Person[]} */
const peopleFor = (parts) =>
  /** @type {Person[]} */ (Object.keys(PEOPLE)).filter((person) =>
    parts.some(({ access }) => may(PEOPLE[person], access)),
  )

const may = (permissions, access) =>
  access === 'public' || (permissions && (access === 'authenticated' || permissions.includes(access)))

/** A value for each parameter. */
const filled = (path) => path.replace(/:\w+/g, '1')

/**
 * The person who sees most looks at everything, the others at what is different for them.
 * @param {{ address: string, people: Person[], pages: string[] }} place
 * @param {Examples} examples
 * @returns {Visit[]}
 */
function visitsTo({ people: [most, ...others], ...place }, examples) {
  const told = place.pages.flatMap((page) => examples[page] ?? [])
  const answers = told.length > 0 ? told : undefined
  const visit = (as, language, width, more) => ({ ...place, as, language, width, answers, axe: false, ...more })
  return [
    visit(most, ES, NARROW, { axe: true }),
    visit(most, EN, WIDE, { axe: true }),
    ...(answers ? [visit(most, ES, NARROW, { answers: undefined })] : []),
    ...others.map((person) => visit(person, EN, NARROW)),
  ]
}
