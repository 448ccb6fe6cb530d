/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { useLocalPages } from './use-local-pages'

const pagination = { totalItems: 45, totalPages: 5 } as never
let lists: ReturnType<typeof useLocalPages>[]
function Page() {
  lists = [useLocalPages('loads'), useLocalPages('changes')]
  return null
}
const queries = () => lists.map(({ query }) => query)
const bound = () => lists[0]?.bind(pagination)

test('each list of a screen has a separate page number and page size', async () => {
  const { unmount } = await openPage(Page)
  expect(queries()).toEqual([
    { page: 1, limit: 10 },
    { page: 1, limit: 10 },
  ])
  await act(async () => bound()?.onPage(3))
  expect(queries()).toEqual([
    { page: 3, limit: 10 },
    { page: 1, limit: 10 },
  ])
  expect(bound()).toMatchObject({ page: 3, pageSize: 10, totalItems: 45, totalPages: 5 })
  // A change of the page size returns to the first page.
  await act(async () => bound()?.onPageSize(50))
  expect(queries()[0]).toEqual({ page: 1, limit: 50 })
  // Page number and page size survive a reload.
  unmount()
  await openPage(Page)
  expect(queries()).toEqual([
    { page: 1, limit: 50 },
    { page: 1, limit: 10 },
  ])
})
