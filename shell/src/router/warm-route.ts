import { firstAddresses } from '@fichero/contract/first-calls'
import { allows, prefetchCalls } from '@fichero/kit/host'
import { getSession } from '@fichero/kit/session'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { prefetchPage } from '../remotes/loader/load-page'
import type { RouteHandle } from './handle'

/** Prefetches the files and data of the page at a URL, if a remote has that page and this user may open it. */
export function warmRoute(routes: RouteObject[], { pathname }: URL) {
  const match = matchRoutes(routes, pathname)?.at(-1)
  const { remote, page, access, first } = (match?.route.handle ?? {}) as Partial<RouteHandle>
  if (!remote || !page || !access || !allows(getSession(), access)) return
  void prefetchPage(remote, page)
  const params = match?.params as Record<string, string>
  prefetchCalls(firstAddresses(first, params).map(({ address }) => address))
}
