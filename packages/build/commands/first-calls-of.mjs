import { askedFirst } from '@fichero/contract/first-calls'
import { inSlot } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import { opens, paramsIn } from '@fichero/contract/route-addresses'

/**
 * Returns the requests that a page prefetches at the address of a visit (`first` in `remote.ts`), in the form in which the
 * server writes them into the page.
 * @param {import('./read-build.mjs').Build['descriptor']} descriptor
 * @param {Pick<import('./plan-visits.mjs').Visit, 'address' | 'pages'>} visit
 * @returns {import('@fichero/contract/first-calls').AskedFirst[]}
 */
export function firstCallsOf({ routes, parts }, { address, pages }) {
  const { pathname } = new URL(address, 'http://page.invalid')
  if (opens(PATHS.dashboard, pathname)) return inSlot(parts, 'dashboard.card').flatMap((card) => askedFirst(card))
  const route = routes.find(({ path, page }) => pages.includes(page) && opens(path, pathname))
  return route ? askedFirst(route, paramsIn(route.path, pathname)) : []
}
