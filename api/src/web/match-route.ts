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

/** Whether the shell or a remote has a screen at this path. A screen whose remote is missing still has its address. */
export const isScreen = (remotes: RemoteDescriptor[], path: string) =>
  matchRoute(remotes, path) !== undefined || Object.values(PATHS).some((pattern) => opens(pattern, path))

/** As the router gives them: most for a word, fewer for a parameter, and one less for the rest. */
const pointsOf = (address: string) =>
  address
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? -1 : part.startsWith(':') ? 4 : 11))
    .reduce((sum, points) => sum + points, 0)
