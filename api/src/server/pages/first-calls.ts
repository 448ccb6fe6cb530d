import { getSession } from '@fichero/contract/calls/auth.calls'
import { addressOf } from '@fichero/contract/calls/call-address'
import { type AskedFirst, askedFirst } from '@fichero/contract/first-calls'
import { inSlot } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'
import { opens, paramsIn } from '@fichero/contract/route-addresses'
import { matchRoute } from './match-route.js'

/** The request of the shell, with which every page for signed-in users begins. */
const SESSION: AskedFirst = { access: getSession.access, calls: [addressOf(getSession.path)] }

/**
 * Returns the API calls that the browser makes as soon as it has the page: the calls that the shell and the parts of the page
 * declare. Access pages such as the sign-in declare no calls.
 * @param filling the declared call whose answer fills the first rows of the page
 */
export function firstCalls(remotes: RemoteDescriptor[], path: string, filling?: string): AskedFirst[] {
  if (opens(PATHS.dashboard, path))
    return [
      SESSION,
      ...remotes.flatMap(({ parts }) => inSlot(parts, 'dashboard.card')).flatMap((card) => askedFirst(card)),
    ]
  const route = matchRoute(remotes, path)?.route
  if (route) return [SESSION, ...callsOfRoute(route, path, filling)]
  return opens(PATHS.modules, path) || opens(PATHS.status, path) ? [SESSION] : []
}

/** Returns the first calls of a route, with the parameters of the path. */
function callsOfRoute(route: RemoteRoute, path: string, filling?: string): AskedFirst[] {
  try {
    return askedFirst(route, paramsIn(route.path, path), filling)
  } catch {
    // The page itself reports a malformed address.
    return []
  }
}
