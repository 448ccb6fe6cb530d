import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'
import { opens } from '@fichero/contract/route-addresses'

/** A route with the remote that declares it. */
interface Match {
  remote: RemoteDescriptor
  route: RemoteRoute
}

/**
 * Returns the route that the shell's router opens for a path: the one with the highest score. The router's `matchRoutes` does
 * the same, but its package would make the server install and load React.
 */
export function matchRoute(remotes: RemoteDescriptor[], path: string): Match | undefined {
  const matches = remotes.flatMap((remote) =>
    remote.routes.filter((route) => opens(route.path, path)).map((route) => ({ remote, route })),
  )
  return matches.sort((a, b) => scoreOf(b.route.path) - scoreOf(a.route.path))[0]
}

/** Whether the shell or a remote has a screen at this path. A path in `PATHS` is a screen even if its remote is missing. */
export const isScreen = (remotes: RemoteDescriptor[], path: string) =>
  matchRoute(remotes, path) !== undefined || Object.values(PATHS).some((pattern) => opens(pattern, path))

/** The router's score: 11 for a static segment, 4 for a parameter, and −1 for a wildcard. */
const scoreOf = (address: string) =>
  address
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? -1 : part.startsWith(':') ? 4 : 11))
    .reduce((sum, score) => sum + score, 0)
