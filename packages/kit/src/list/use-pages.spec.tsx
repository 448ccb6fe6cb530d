/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { type Pages, usePages } from './use-pages'

const PAGED = '/fichas?tyt=cerca&page=4&limit=20'

test.each<[string, (pages: Pages) => void, string]>([
  ['another page', (pages) => pages.choosePage(2), '/fichas?tyt=cerca&page=2&limit=20'],
  ['the first page', (pages) => pages.choosePage(1), '/fichas?tyt=cerca&limit=20'],
  ['a larger size', (pages) => pages.chooseSize(50), '/fichas?tyt=cerca&page=2&limit=50'],
  ['the usual size', (pages) => pages.chooseSize(10), '/fichas?tyt=cerca&page=7'],
  ['a filter', (pages) => pages.choose('programa', '7'), '/fichas?tyt=cerca&limit=20&programa=7'],
  ['no filter', (pages) => pages.choose('tyt', ''), '/fichas?limit=20'],
])('choosing %s leads there', (_, choose, expected) => {
  const { now, at } = openScreen(PAGED, () => usePages())
  act(() => choose(now()))
  expect(at()).toBe(expected)
})

test('a list in a section of a screen turns its own pages', () => {
  const address = '/instructors/7?page=3&fichas.headed.page=2&fichas.headed.limit=20&tipo=a'
  const { now, at } = openScreen(address, () => usePages(), 'fichas.headed')
  expect(now()).toMatchObject({ page: 2, limit: 20 })
  act(() => now().choosePage(5))
  expect(at()).toBe('/instructors/7?page=3&fichas.headed.page=5&fichas.headed.limit=20&tipo=a')
  act(() => now().choose('tipo', 'b'))
  expect(at()).toBe('/instructors/7?page=3&fichas.headed.limit=20&tipo=b')
})

test('Back undoes a page, and leaves the screen after a filter', async () => {
  const paged = openScreen('/fichas', () => usePages())
  act(() => paged.now().choosePage(2))
  await paged.back()
  expect(paged.at()).toBe('/fichas')
  const filtered = openScreen('/fichas', () => usePages())
  act(() => filtered.now().choose('tyt', 'cerca'))
  await filtered.back()
  expect(filtered.at()).toBe('/inicio')
})

test('what is kept is written with every change, and a link has another filter from its first page on', () => {
  const { now, at } = openScreen(PAGED, () => usePages({ mias: 'false', tyt: 'lejos' }))
  expect(now()).toMatchObject({ page: 4, limit: 20 })
  expect(now().filtered({ tyt: undefined })).toBe('?limit=20&mias=false')
  act(() => now().choosePage(2))
  expect(at()).toBe('/fichas?tyt=lejos&page=2&limit=20&mias=false')
})

test.each([
  [40, 2, '?tyt=cerca&page=2&limit=20'],
  [15, 1, '?tyt=cerca&limit=20'],
  [80, 4, undefined],
  [100, 5, undefined],
  [0, 0, undefined],
])('of %i rows on %i pages page 4 is corrected to %s', (totalItems, totalPages, expected) => {
  const { now } = openScreen(PAGED, () => usePages())
  expect(now().correction({ totalItems, totalPages } as never)).toBe(expected)
})
