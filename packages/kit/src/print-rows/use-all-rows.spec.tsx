/** @jest-environment jsdom */
import type { Pagination } from '@fichero/contract/common.schema'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RowLoaders } from './row-loaders'
import { TooManyRows } from './too-many-rows'
import { useAllRows } from './use-all-rows'

interface Answer {
  title: string
  names: string[]
  pagination: Pagination
}

const pageOf = (names: string[], currentPage: number, itemsPerPage = 2): Answer => ({
  title: 'Ficha 7',
  names: names.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage),
  pagination: {
    currentPage,
    itemsPerPage,
    totalItems: names.length,
    totalPages: Math.ceil(names.length / itemsPerPage),
  },
})

/** Renders a printable list from its first page; `has` are the rows that the API has when the list is printed. */
function open(first: Answer | undefined, { has, most = 100 }: { has: string[]; most?: number }) {
  const loads = new Set<() => Promise<void>>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RowLoaders.Provider value={loads}>{children}</RowLoaders.Provider>
  )
  const requested: number[] = []
  const page = async (number: number) => {
    requested.push(number)
    return pageOf(has, number)
  }
  const { result, unmount } = renderHook(() => useAllRows(first, { rows: 'names', page, most }), { wrapper })
  /** Returns the rows that are rendered when the browser prints. */
  const print = () =>
    act(async () => {
      await Promise.all([...loads].map((load) => load()))
      return result.current
    })
  return { loads, requested, print, unmount, all: () => result.current }
}

const NAMES = ['Ana', 'Beto', 'Carla', 'David', 'Elsa']
const printed = () => act(() => void window.dispatchEvent(new Event('afterprint')))

test('useAllRows returns the rows of all pages from the click on the print button until printing ends', async () => {
  const { all, print, requested } = open(pageOf(NAMES, 2), { has: NAMES })
  expect(all()).toBeUndefined()
  expect(await print()).toEqual({
    title: 'Ficha 7',
    names: NAMES,
    pagination: { currentPage: 1, totalPages: 1, totalItems: 5, itemsPerPage: 5 },
  })
  expect(requested).toEqual([1, 2, 3])
  printed()
  expect(all()).toBeUndefined()
})

test.each<[string, Answer | undefined, string[]]>([
  ['is not loaded yet', undefined, NAMES],
  ['has one page', pageOf(['Ana', 'Beto'], 1), ['Ana', 'Beto']],
  ['is empty', pageOf([], 1), []],
])('useAllRows requests nothing if the list %s', async (_, first, has) => {
  const { all, print, requested } = open(first, { has })
  await print()
  expect([requested, all()]).toEqual([[], undefined])
})

test.each<[string, string[], number[]]>([
  ['fewer', ['Ana', 'Beto'], [1]],
  ['more', [...NAMES, 'Fabio', 'Gloria'], [1, 2, 3, 4]],
])('useAllRows loads the current number of pages if there are %s rows than before', async (_, has, pages) => {
  const { all, print, requested } = open(pageOf(NAMES, 1), { has })
  await print()
  expect([requested, all()?.names]).toEqual([pages, has])
})

test.each([
  ['loaded if the maximum is five', 5, true],
  ['not loaded if the maximum is four', 4, false],
])('five rows are %s', async (_, most, isPrinted) => {
  const { loads, requested, print, all } = open(pageOf(NAMES, 1), { has: NAMES, most })
  if (isPrinted) {
    await print()
    expect(all()?.names).toEqual(NAMES)
  } else {
    const [load] = loads
    const failure = await load?.().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TooManyRows)
    expect(failure).toMatchObject({ total: 5, most: 4, message: '5 rows' })
    expect([requested, all()]).toEqual([[], undefined])
  }
})

test('an unmounted list is not loaded for printing', () => {
  const { loads, unmount } = open(pageOf(NAMES, 1), { has: NAMES })
  expect(loads.size).toBe(1)
  unmount()
  expect(loads.size).toBe(0)
})

test('nothing is loaded outside a printable document', () => {
  const page = jest.fn()
  const use = () => useAllRows(pageOf(NAMES, 1), { rows: 'names', page, most: 100 })
  expect(renderHook(use).result.current).toBeUndefined()
  expect(page).not.toHaveBeenCalled()
})
