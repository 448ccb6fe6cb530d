/** @jest-environment jsdom */
import type { Pagination } from '@fichero/contract/common.schema'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PaperRows } from './paper-rows'
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

/** A list on paper: what its first page is, and what the API has by the time of the print. */
function open(first: Answer | undefined, { has, most = 100 }: { has: string[]; most?: number }) {
  const loads = new Set<() => Promise<void>>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PaperRows.Provider value={loads}>{children}</PaperRows.Provider>
  )
  const asked: number[] = []
  const page = async (number: number) => {
    asked.push(number)
    return pageOf(has, number)
  }
  const { result, unmount } = renderHook(() => useAllRows(first, { rows: 'names', page, most }), { wrapper })
  /** Returns what is drawn at the moment when the browser takes the print. */
  const print = () =>
    act(async () => {
      await Promise.all([...loads].map((load) => load()))
      return result.current
    })
  return { loads, asked, print, unmount, all: () => result.current }
}

const NAMES = ['Ana', 'Beto', 'Carla', 'David', 'Elsa']
const printed = () => act(() => void window.dispatchEvent(new Event('afterprint')))

test('has the rows of all pages from the press until it is printed', async () => {
  const { all, print, asked } = open(pageOf(NAMES, 2), { has: NAMES })
  expect(all()).toBeUndefined()
  expect(await print()).toEqual({
    title: 'Ficha 7',
    names: NAMES,
    pagination: { currentPage: 1, totalPages: 1, totalItems: 5, itemsPerPage: 5 },
  })
  expect(asked).toEqual([1, 2, 3])
  printed()
  expect(all()).toBeUndefined()
})

test.each<[string, Answer | undefined, string[]]>([
  ['is not there yet', undefined, NAMES],
  ['has one page', pageOf(['Ana', 'Beto'], 1), ['Ana', 'Beto']],
  ['is empty', pageOf([], 1), []],
])('asks for nothing where the list %s', async (_, first, has) => {
  const { all, print, asked } = open(first, { has })
  await print()
  expect([asked, all()]).toEqual([[], undefined])
})

test.each<[string, string[], number[]]>([
  ['fewer', ['Ana', 'Beto'], [1]],
  ['more', [...NAMES, 'Fabio', 'Gloria'], [1, 2, 3, 4]],
])('takes as many pages as there are by then, if there are %s', async (_, has, pages) => {
  const { all, print, asked } = open(pageOf(NAMES, 1), { has })
  await print()
  expect([asked, all()?.names]).toEqual([pages, has])
})

test.each([
  [5, true],
  [4, false],
])('where paper takes %d rows, five are printed: %s', async (most, isPrinted) => {
  const { loads, asked, print, all } = open(pageOf(NAMES, 1), { has: NAMES, most })
  if (isPrinted) {
    await print()
    expect(all()?.names).toEqual(NAMES)
  } else {
    const [load] = loads
    const refused = await load?.().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(TooManyRows)
    expect(refused).toMatchObject({ total: 5, most: 4, message: '5 rows' })
    expect([asked, all()]).toEqual([[], undefined])
  }
})

test('a list that is gone is not loaded any more', () => {
  const { loads, unmount } = open(pageOf(NAMES, 1), { has: NAMES })
  expect(loads.size).toBe(1)
  unmount()
  expect(loads.size).toBe(0)
})

test('outside of a document nothing is loaded', () => {
  const page = jest.fn()
  const use = () => useAllRows(pageOf(NAMES, 1), { rows: 'names', page, most: 100 })
  expect(renderHook(use).result.current).toBeUndefined()
  expect(page).not.toHaveBeenCalled()
})
