import { warmPage } from '@fichero/federation/warm-page'
import { allows } from '@fichero/kit/host'
import { getSession } from '@fichero/kit/session'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { RouteHandle } from './handle'

/** Fetches ahead what the screen at an address needs, where a remote has it and this user may open it. */
export function warmRoute(routes: RouteObject[], { pathname }: URL) {
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined
  if (handle?.remote && handle.page && allows(getSession(), handle.access)) void warmPage(handle.remote, handle.page)
}
