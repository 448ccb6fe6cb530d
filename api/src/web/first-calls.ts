import { getSession } from '@fichero/contract/calls/auth.calls'
import { addressOf } from '@fichero/contract/calls/call-address'
import { type AskedFirst, firstAddresses } from '@fichero/contract/first-calls'
import type { DeclaredFirstCall } from '@fichero/contract/first-calls.schema'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { opens, paramsIn } from '@fichero/contract/route-addresses'
import { matchRoute } from './match-route.js'

interface Part {
  access: string
  notFor?: string | undefined
  first?: DeclaredFirstCall[] | undefined
}

/** The shell's own: every page for people who are signed in begins with it. */
const SESSION: AskedFirst = { access: getSession.access, calls: [addressOf(getSession.path)] }

/**
 * Returns what the browser asks the API for as soon as it has the page: what the shell and the parts of the page declare.
 * Pages on which people sign in ask for nothing.
 * @param filling the declared call whose answer fills the first rows of the page
 */
export function firstCalls(
  remotes: RemoteDescriptor[],
  path: string,
  search: URLSearchParams,
  filling?: string,
): AskedFirst[] {
  if (opens(PATHS.dashboard, path))
    return [SESSION, ...remotes.flatMap(({ cards = [] }) => cards).flatMap((card) => askedBy(card, {}, search))]
  const route = matchRoute(remotes, path)?.route
  if (route) return [SESSION, ...askedOn(route, path, search, filling)]
  return opens(PATHS.modules, path) || opens(PATHS.status, path) ? [SESSION] : []
}

function askedOn(
  route: Part & { path: string },
  path: string,
  search: URLSearchParams,
  filling?: string,
): AskedFirst[] {
  try {
    return askedBy(route, paramsIn(route.path, path), search, filling)
  } catch {
    // Of an address that is not well-formed the page itself says so.
    return []
  }
}

function askedBy(
  { access, notFor, first = [] }: Part,
  params: Record<string, string>,
  search: URLSearchParams,
  filling?: string,
): AskedFirst[] {
  const asked = firstAddresses(first, params, search)
  const calls = asked.map(({ address }) => address)
  const fills = asked.find(({ call }) => call === filling)?.address
  return calls.length > 0 ? [{ access, notFor, calls, fills }] : []
}
