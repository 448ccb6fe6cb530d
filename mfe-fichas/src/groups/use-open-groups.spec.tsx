/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useLocalPages } from '../history/use-local-pages'
import { openPage } from '../testing/open-page'
import { useOpenGroups } from './use-open-groups'

let groups: ReturnType<typeof useOpenGroups>
let pages: ReturnType<typeof useLocalPages>
const open = (keys: string[]) => {
  function Page() {
    groups = useOpenGroups('grupos', keys)
    pages = useLocalPages('cargas')
    return null
  }
  return openPage(Page)
}
const FOUR = ['a', 'b', 'c', 'd']
const isOpen = (keys = FOUR) => keys.map((key) => groups.isOpen(key))

test('few groups begin open, more of them closed; each opens on its own and all together', async () => {
  const { unmount } = await open(['a', 'b', 'c'])
  expect([isOpen(['a', 'b', 'c']), groups.isAll]).toEqual([[true, true, true], true])
  unmount()
  await open(FOUR)
  expect([isOpen(), groups.isAll]).toEqual([[false, false, false, false], false])
  await act(async () => groups.toggle('b'))
  expect([isOpen(), groups.isAll]).toEqual([[false, true, false, false], false])
  await act(async () => groups.toggleAll())
  expect([isOpen(), groups.isAll]).toEqual([[true, true, true, true], true])
  await act(async () => groups.toggleAll())
  expect(isOpen()).toEqual([false, false, false, false])
})

test('on paper all are open, and after it those that were', async () => {
  const { unmount } = await open(FOUR)
  await act(async () => groups.toggle('b'))
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'))
    // Drawn before the event ends, when the print is taken.
    expect(isOpen()).toEqual([true, true, true, true])
  })
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(isOpen()).toEqual([false, true, false, false])
  const told = jest.spyOn(console, 'error')
  unmount()
  window.dispatchEvent(new Event('beforeprint'))
  expect(isOpen()).toEqual([false, true, false, false])
  expect(told).not.toHaveBeenCalled()
})

test('a list within a page has its own page, and begins anew with another size', async () => {
  await open(FOUR)
  const bound = () => pages.bind({ totalItems: 30, totalPages: 3 } as never)
  expect(bound()).toMatchObject({ page: 1, pageSize: 10, totalItems: 30, totalPages: 3 })
  await act(async () => bound().onPage(3))
  expect([pages.query, bound().page]).toEqual([{ page: 3, limit: 10 }, 3])
  await act(async () => bound().onPageSize(20))
  expect([pages.query, bound().pageSize]).toEqual([{ page: 1, limit: 20 }, 20])
})
