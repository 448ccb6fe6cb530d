import type { RemoteDescriptor, RemoteRoute } from '@fichero/contract/remotes.schema'

interface Match {
  remote: RemoteDescriptor
  route: RemoteRoute
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** Returns the route that the shell's router opens for a path: literal segments take precedence over parameters. */
export function matchRoute(remotes: RemoteDescriptor[], path: string): Match | undefined {
  const wanted = segmentsOf(path)
  const matches = remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route, segments: segmentsOf(route.path) })))
    .filter(({ segments }) => segments.length === wanted.length)
    .filter(({ segments }) => segments.every((segment, place) => segment.startsWith(':') || segment === wanted[place]))
  return matches.sort((a, b) => parameters(a.segments) - parameters(b.segments))[0]
}

const parameters = (segments: string[]) => segments.filter((segment) => segment.startsWith(':')).length
