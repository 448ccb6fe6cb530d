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
  ['an empty filter', (pages) => pages.choose('tyt', ''), '/fichas?limit=20'],
])('choosing %s writes it to the URL', (_, choose, expected) => {
  const { now, at } = openScreen(PAGED, () => usePages())
  act(() => choose(now()))
  expect(at()).toBe(expected)
})

test('the URL parameters of a list in a section of another screen have a prefix', () => {
  const address = '/instructors/7?page=3&fichas.headed.page=2&fichas.headed.limit=20&tipo=a'
  const { now, at } = openScreen(address, () => usePages(), 'fichas.headed')
  expect(now()).toMatchObject({ page: 2, limit: 20 })
  act(() => now().choosePage(5))
  expect(at()).toBe('/instructors/7?page=3&fichas.headed.page=5&fichas.headed.limit=20&tipo=a')
  act(() => now().choose('tipo', 'b'))
  expect(at()).toBe('/instructors/7?page=3&fichas.headed.limit=20&tipo=b')
})

test('Back undoes the choice of a page of the list, but not of a filter: then it leaves the screen', async () => {
  const paged = openScreen('/fichas', () => usePages())
  act(() => paged.now().choosePage(2))
  await paged.back()
  expect(paged.at()).toBe('/fichas')
  const filtered = openScreen('/fichas', () => usePages())
  act(() => filtered.now().choose('tyt', 'cerca'))
  await filtered.back()
  expect(filtered.at()).toBe('/inicio')
})

test('every change writes the filters passed to usePages, and a link with another filter starts at page 1', () => {
  const { now, at } = openScreen(PAGED, () => usePages({ mias: 'false', tyt: 'lejos' }))
  expect(now()).toMatchObject({ page: 4, limit: 20 })
  expect(now().filtered({ tyt: undefined })).toBe('?limit=20&mias=false')
  act(() => now().choosePage(2))
  expect(at()).toBe('/fichas?tyt=lejos&page=2&limit=20&mias=false')
})

test.each([
  ['corrected to page 2 of 2', 40, 2, '?tyt=cerca&page=2&limit=20'],
  ['corrected to the only page', 15, 1, '?tyt=cerca&limit=20'],
  ['accepted as the last page', 80, 4, undefined],
  ['accepted as a page before the last', 100, 5, undefined],
  ['not corrected in an empty list', 0, 0, undefined],
])('page 4 is %s', (_, totalItems, totalPages, expected) => {
  const { now } = openScreen(PAGED, () => usePages())
  expect(now().correction({ totalItems, totalPages } as never)).toBe(expected)
})
