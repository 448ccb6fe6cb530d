import { PATHS } from '@fichero/contract/paths'

interface WithRoutes {
  routes: { path: string; access: string }[]
}

/** The address for a user without access: the list above it if accessible, otherwise the dashboard. */
export function parentList(pathname: string, remotes: WithRoutes[], may: (access: string) => boolean): string {
  const above = pathname.replace(/\/[^/]+\/?$/, '')
  const open = remotes.some(({ routes }) => routes.some(({ path, access }) => path === above && may(access)))
  return open ? above : PATHS.dashboard
}
