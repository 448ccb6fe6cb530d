import { getSession } from '@fichero/contract/calls/auth.calls'
import { addressOf } from '@fichero/contract/calls/call-address'
import { type AskedFirst, firstAddresses } from '@fichero/contract/first-calls'
import type { DeclaredFirstCall } from '@fichero/contract/first-calls.schema'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { opens, paramsIn } from '@fichero/contract/route-addresses'
import { matchRoute } from './match-route.js'

/** A route or card of a remote, which declares its first calls. */
interface Part {
  access: string
  notFor?: string | undefined
  first?: DeclaredFirstCall[] | undefined
}

/** The request of the shell, with which every page for signed-in users begins. */
const SESSION: AskedFirst = { access: getSession.access, calls: [addressOf(getSession.path)] }

/**
 * Returns the API calls that the browser makes as soon as it has the page: the calls that the shell and the parts of the page
 * declare. Access pages such as the sign-in declare no calls.
 * @param filling the declared call whose answer fills the first rows of the page
 */
export function firstCalls(
  remotes: RemoteDescriptor[],
  path: string,
  search: URLSearchParams,
  filling?: string,
): AskedFirst[] {
  if (opens(PATHS.dashboard, path))
    return [SESSION, ...remotes.flatMap(({ cards = [] }) => cards).flatMap((card) => callsOf(card, {}, search))]
  const route = matchRoute(remotes, path)?.route
  if (route) return [SESSION, ...callsOfRoute(route, path, search, filling)]
  return opens(PATHS.modules, path) || opens(PATHS.status, path) ? [SESSION] : []
}

/** Returns the first calls of a route, with the parameters of the path. */
function callsOfRoute(
  route: Part & { path: string },
  path: string,
  search: URLSearchParams,
  filling?: string,
): AskedFirst[] {
  try {
    return callsOf(route, paramsIn(route.path, path), search, filling)
  } catch {
    // The page itself reports a malformed address.
    return []
  }
}

/** Returns the first calls of a route or card. */
function callsOf(
  { access, notFor, first = [] }: Part,
  params: Record<string, string>,
  search: URLSearchParams,
  filling?: string,
): AskedFirst[] {
  const requests = firstAddresses(first, params, search)
  const calls = requests.map(({ address }) => address)
  const fills = requests.find(({ call }) => call === filling)?.address
  return calls.length > 0 ? [{ access, notFor, calls, fills }] : []
}
