import { changed, IN_PLACE, pageAfterResize, readChoice, readKey, readPage } from './use-pages'

const address = (query: string) => new URLSearchParams(query)

test('readPage reads page and size, and returns the defaults for invalid values', () => {
  expect(readPage(address('page=3&limit=50'))).toEqual({ page: 3, limit: 50 })
  expect(readPage(address('page=-1&limit=7'))).toEqual({ page: 1, limit: 10 })
  expect(readPage(address('page=1e3&limit=x'))).toEqual({ page: 1, limit: 10 })
})

test.each([
  ['page=999999999', 999_999_999],
  ['page=1000000000', 1],
  ['page=0', 1],
  ['page=01', 1],
  ['page=1.5', 1],
  ['page=', 1],
  ['', 1],
])('the page of ?%s is %i', (query, page) => {
  expect(readPage(address(query)).page).toBe(page)
})

test('readChoice and readKey ignore unknown and invalid values', () => {
  expect(readChoice(address('tyt=cerca'), 'tyt', ['listos', 'cerca'])).toBe('cerca')
  expect(readChoice(address('tyt=otro'), 'tyt', ['listos', 'cerca'])).toBeUndefined()
  expect(readKey(address('programa=12'), 'programa')).toBe(12)
  expect(readKey(address('programa=0'), 'programa')).toBeUndefined()
})

test('changed keeps the other parameters and removes undefined ones', () => {
  expect(changed(address('tyt=cerca&page=4&limit=20'), { tyt: 'lejos', page: undefined })).toBe('?tyt=lejos&limit=20')
})

test('IN_PLACE replaces the history entry and keeps the scroll position; changed keeps a zero', () => {
  expect(IN_PLACE).toEqual({ replace: true, preventScrollReset: true, flushSync: true })
  expect(changed(address('a=1'), { a: undefined, b: 0 })).toBe('?b=0')
})

test('after a change of size, the page contains the first row of the former page', () => {
  expect(pageAfterResize(3, 10, 20)).toBe(2)
  expect(pageAfterResize(2, 50, 10)).toBe(6)
})
