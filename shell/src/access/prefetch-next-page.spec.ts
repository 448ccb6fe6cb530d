/** @jest-environment jsdom */
import { storeLastRoute } from '../session/last-route'
import { storeReturnTo } from '../session/return-to'
import { prefetchNextPage } from './prefetch-next-page'

test('the page to return to and the page that was visited last are prefetched once', () => {
  const requested: string[] = []
  globalThis.fetch = async (url) => {
    requested.push(String(url))
    throw new TypeError('no connection')
  }
  storeReturnTo({ from: '/fichas?limit=20', ended: false })
  storeLastRoute('/programs')
  prefetchNextPage()
  prefetchNextPage()
  expect(requested).toEqual(['/fichas?limit=20', '/programs'])
})
