import { GROUPS, isSlug, neighbours, type Slug } from './slugs'

const slugs = GROUPS.flatMap((group): readonly Slug[] => group.slugs)

test('following the next links from the system information visits every page once', () => {
  const read: Slug[] = []
  for (let page = neighbours(undefined).next; page; page = neighbours(page).next) read.push(page)
  expect(read).toEqual(slugs)
})

test('the system information precedes the first page and has no previous page', () => {
  expect(neighbours(slugs[0]).previous).toBeNull()
  expect(neighbours(undefined).previous).toBeUndefined()
  expect(neighbours(slugs[2]).previous).toBe(slugs[1])
})

test('an unknown slug is not a page', () => {
  expect(isSlug('alcanceMU')).toBe(true)
  expect(isSlug('alcancemu')).toBe(false)
  expect(isSlug('toString')).toBe(false)
})
