import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'

interface Match {
  remote: RemoteDescriptor
  route: RemoteRoute
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

const isMatch = (pattern: string[], wanted: string[]) =>
  pattern.length === wanted.length &&
  pattern.every((segment, place) => segment.startsWith(':') || segment === wanted[place])

/** Returns the route that the shell's router opens for a path: literal segments take precedence over parameters. */
export function matchRoute(remotes: RemoteDescriptor[], path: string): Match | undefined {
  const wanted = segmentsOf(path)
  const matches = remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route, segments: segmentsOf(route.path) })))
    .filter(({ segments }) => isMatch(segments, wanted))
  return matches.sort((a, b) => parameters(a.segments) - parameters(b.segments))[0]
}

/** Whether the shell or a remote has a screen at this path. A screen whose remote is missing still has its address. */
export const isScreen = (remotes: RemoteDescriptor[], path: string) =>
  matchRoute(remotes, path) !== undefined ||
  Object.values(PATHS).some((pattern) => isMatch(segmentsOf(pattern), segmentsOf(path)))

const parameters = (segments: string[]) => segments.filter((segment) => segment.startsWith(':')).length
