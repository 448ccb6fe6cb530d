import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'
import { opens } from '@fichero/contract/route-addresses'

interface Match {
  remote: RemoteDescriptor
  route: RemoteRoute
}

/**
 * Returns the route that the shell's router opens for a path: the one with the most points. `matchRoutes` of the router
 * says the same, but its package needs React, which a server that renders nothing would install and load for these lines.
 */
export function matchRoute(remotes: RemoteDescriptor[], path: string): Match | undefined {
  const matches = remotes.flatMap((remote) =>
    remote.routes.filter((route) => opens(route.path, path)).map((route) => ({ remote, route })),
  )
  return matches.sort((a, b) => pointsOf(b.route.path) - pointsOf(a.route.path))[0]
}

/**
 * Returns the parameters that a route has on a path.
 * @throws URIError if the path is not encoded as addresses are
 */
export function paramsIn(route: string, path: string): Record<string, string> {
  const values = partsOf(path)
  const named = partsOf(route).map((part, place) => [part, values.at(place) ?? ''] as const)
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  )
}

/** Whether the shell or a remote has a screen at this path. A screen whose remote is missing still has its address. */
export const isScreen = (remotes: RemoteDescriptor[], path: string) =>
  matchRoute(remotes, path) !== undefined || Object.values(PATHS).some((pattern) => opens(pattern, path))

/** As the router gives them: most for a word, fewer for a parameter, and one less for the rest. */
const pointsOf = (address: string) =>
  partsOf(address)
    .map((part) => (part === '*' ? -1 : part.startsWith(':') ? 4 : 11))
    .reduce((sum, points) => sum + points, 0)

const partsOf = (path: string) => path.split('/').filter(Boolean)
