import { firstAddresses } from '@fichero/contract/first-calls'
import { warmPage } from '@fichero/federation/warm-page'
import { allows, askAhead } from '@fichero/kit/host'
import { getSession } from '@fichero/kit/session'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { RouteHandle } from './handle'

/** Fetches ahead what the screen at an address needs, files and data, where a remote has it and this user may open it. */
export function warmRoute(routes: RouteObject[], { pathname, searchParams }: URL) {
  const match = matchRoutes(routes, pathname)?.at(-1)
  const { remote, page, access, first = [] } = (match?.route.handle ?? {}) as Partial<RouteHandle>
  if (!remote || !page || !access || !allows(getSession(), access)) return
  void warmPage(remote, page)
  const params = match?.params as Record<string, string>
  askAhead(firstAddresses(first, params, searchParams).map(({ address }) => address))
}
