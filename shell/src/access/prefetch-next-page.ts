import { prefetchPages } from '../navigation/prefetch-pages'
import { lastRoute } from '../session/last-route'
import { readReturnTo } from '../session/return-to'

let isFetched = false

/** Prefetches the files of the page that follows the sign-in, and of the page that was visited last. */
export function prefetchNextPage() {
  if (isFetched) return
  isFetched = true
  void prefetchPages([readReturnTo().from, ...lastRoute()])
}
