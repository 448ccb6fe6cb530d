import { PATHS } from './paths.ts'
import { PRERENDERED_SCREENS, SHELL_DOCUMENTS } from './shell-documents.ts'

/** Where the server offers the packages for modules in other repositories, as an npm registry. */
export const REGISTRY = '/packages/'

/** Where everybody reads what the announced next release of the system offers to modules. */
export const NEXT_RELEASE = `${REGISTRY}next`

/** Addresses of screens of the shell besides `/`, and of the server. Everything below them is reserved too. */
export const SHELL_ADDRESSES: readonly string[] = [
  ...Object.values(PRERENDERED_SCREENS),
  PATHS.ownProgress,
  PATHS.optOut,
  PATHS.testConnection,
  PATHS.dashboard,
  PATHS.modules,
  PATHS.status,
  '/api',
  '/remotes',
  REGISTRY,
]

/** The lists to which the dashboard's counters link: the only addresses that remotes may have below an address of the shell. */
const LISTS: readonly string[] = [PATHS.dashboardFichas, PATHS.dashboardApprentices, PATHS.dashboardUsers]

/** Segments are words or parameters, and `*` at the end. Dots (file names), optional segments and escapes are not allowed. */
const ADDRESS = /^\/$|^(?:\/(?:[\w-]+|:[a-z]\w*))+(?:\/\*)?$/i

/** Returns the segments of an address in lower case, because the router ignores case. */
const partsOf = (address: string) => address.toLowerCase().split('/').filter(Boolean)

/** Whether a segment of an address is a wildcard or a parameter. */
const isAny = (part: string | undefined) => part === '*' || part?.startsWith(':') === true

/** Returns whether a path is valid as the path of a route. */
export const isAddress = (address: string) => ADDRESS.test(address)

/** Whether an address starts with a parameter or wildcard, so that it would match addresses of other remotes. */
export const isForAny = (address: string) => isAny(partsOf(address)[0])

/** Returns a key that is equal for routes that match the same paths, such as `/fichas/:id` and `/Fichas/:number`. */
export const addressKey = (address: string) =>
  partsOf(address)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/')

/**
 * Returns whether two routes match a common path, or one is below the other. A remote that has an address also owns
 * everything below it; otherwise another remote could occupy addresses that it will need.
 */
export function overlap(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)]
  return parts
    .slice(0, others.length)
    .every((part, index) => isAny(part) || isAny(others[index]) || part === others[index])
}

/** Returns whether an address belongs to the shell or to the server. */
export const isReserved = (address: string) =>
  !LISTS.includes(address) && SHELL_ADDRESSES.some((taken) => overlap(address, taken))

/** Returns whether a route matches a path. */
export function opens(address: string, path: string): boolean {
  const [parts, segments] = [partsOf(address), partsOf(path)]
  const hasLength = parts.at(-1) === '*' ? segments.length >= parts.length - 1 : segments.length === parts.length
  return hasLength && parts.every((part, index) => isAny(part) || part === segments[index])
}

/** Returns the document of the shell at a path; undefined if the router renders the page. */
export const shellDocumentAt = (path: string) => nameAt(SHELL_DOCUMENTS, path)

/** Returns the prerendered screen of the shell at a path; undefined if there is none. */
export const prerenderedScreenAt = (path: string) => nameAt(PRERENDERED_SCREENS, path)

/** Returns the name of the first address that matches a path. */
const nameAt = <Name extends string>(addresses: Readonly<Record<Name, string>>, path: string) =>
  (Object.keys(addresses) as Name[]).find((name) => opens(addresses[name], path))

/**
 * Returns the decoded parameters of a route on a path that it matches, as the router does.
 * @throws URIError if the path is not validly percent-encoded
 */
export function paramsIn(address: string, path: string): Record<string, string> {
  const values = path.split('/').filter(Boolean)
  const named = address
    .split('/')
    .filter(Boolean)
    .map((part, index) => [part, values.at(index) ?? ''] as const)
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  )
}

/** A remote with the routes of one of its releases. */
interface RemoteRoutes {
  name: string
  routes: readonly { path: string }[]
}

/** Returns the first address that overlaps with an address of another remote (`ocupada`), and that remote. */
export function takenAddress({ name, routes }: RemoteRoutes, others: readonly RemoteRoutes[]) {
  for (const { path } of routes)
    for (const other of others) {
      const ocupada = other.name === name ? undefined : other.routes.find((route) => overlap(path, route.path))?.path
      if (ocupada !== undefined) return { direccion: path, modulo: other.name, ocupada }
    }
  return undefined
}
