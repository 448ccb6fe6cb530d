import { PATHS } from '@fichero/contract/paths'

interface WithRoutes {
  routes: { path: string; access: string }[]
}

/** Returns the address to offer to a user without access: the list above it if accessible, otherwise the dashboard. */
export function parentList(pathname: string, remotes: WithRoutes[], may: (access: string) => boolean): string {
  const listAbove = pathname.replace(/\/[^/]+\/?$/, '')
  const isAccessible = remotes.some(({ routes }) =>
    routes.some(({ path, access }) => path === listAbove && may(access)),
  )
  return isAccessible ? listAbove : PATHS.dashboard
}
