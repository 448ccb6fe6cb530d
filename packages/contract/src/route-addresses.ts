import { PATHS } from './paths.ts'
import { SHELL_DOCUMENTS, type ShellDocument } from './shell-documents.ts'

/** Screens of the shell besides `/`, and what the server answers itself. All that lies below is theirs too. */
export const SHELL_ADDRESSES: readonly string[] = [
  ...Object.values(SHELL_DOCUMENTS).filter((path) => path !== PATHS.home),
  PATHS.testConnection,
  PATHS.dashboard,
  PATHS.modules,
  PATHS.status,
  '/api',
  '/remotes',
]

/** The lists behind the dashboard's counters, the only ones below an address of the shell that remotes have. */
const LISTS: readonly string[] = [PATHS.dashboardFichas, PATHS.dashboardApprentices, PATHS.dashboardUsers]

/** Words, parameters and, at the end, `*`. The dots of file names, optional parts and escapes are left out. */
const ADDRESS = /^\/$|^(?:\/(?:[\w-]+|:[a-z]\w*))+(?:\/\*)?$/i

/** The router tells no capitals from small letters. */
const partsOf = (address: string) => address.toLowerCase().split('/').filter(Boolean)

/** Whether a part of an address stands for any. */
const isAny = (part: string | undefined) => part === '*' || part?.startsWith(':') === true

export const isAddress = (address: string) => ADDRESS.test(address)

/** Whether an address has no first word of its own, so that it takes those of others. */
export const isForAny = (address: string) => isAny(partsOf(address)[0])

/** Returns what two routes for the same screens have in common: `/fichas/:id` and `/Fichas/:number`. */
export const addressKey = (address: string) =>
  partsOf(address)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/')

/**
 * Whether two routes open a common address, or one of them lies below the other. Who has an address has all below it:
 * otherwise a remote could take the place that another one grows into.
 */
export function overlap(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)]
  return parts
    .slice(0, others.length)
    .every((part, place) => isAny(part) || isAny(others[place]) || part === others[place])
}

/** Whether an address is the shell's or the server's. */
export const isReserved = (address: string) =>
  !LISTS.includes(address) && SHELL_ADDRESSES.some((taken) => overlap(address, taken))

/** Whether a route opens a path. */
export function opens(address: string, path: string): boolean {
  const [parts, wanted] = [partsOf(address), partsOf(path)]
  const isWhole = parts.at(-1) === '*' ? wanted.length >= parts.length - 1 : wanted.length === parts.length
  return isWhole && parts.every((part, place) => isAny(part) || part === wanted[place])
}

/** Returns the document of the shell at a path; undefined where its router draws the page. */
export const shellDocumentAt = (path: string): ShellDocument | undefined =>
  (Object.keys(SHELL_DOCUMENTS) as ShellDocument[]).find((name) => opens(SHELL_DOCUMENTS[name], path))

/**
 * Returns the parameters that a route has on a path that it opens, as the router gives them.
 * @throws URIError if the path is not encoded as addresses are
 */
export function paramsIn(address: string, path: string): Record<string, string> {
  const values = path.split('/').filter(Boolean)
  const named = address
    .split('/')
    .filter(Boolean)
    .map((part, place) => [part, values.at(place) ?? ''] as const)
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  )
}

/** A remote with the routes of a release that people get. */
interface Neighbour {
  name: string
  routes: readonly { path: string }[]
}

/** Returns the first address that another remote has already, with that remote and its own address. */
export function takenAddress({ name, routes }: Neighbour, others: readonly Neighbour[]) {
  for (const { path } of routes)
    for (const other of others) {
      const ocupada = other.name === name ? undefined : other.routes.find((route) => overlap(path, route.path))?.path
      if (ocupada !== undefined) return { direccion: path, modulo: other.name, ocupada }
    }
  return undefined
}
