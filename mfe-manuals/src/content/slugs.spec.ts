import { GROUPS, isSlug, neighbours, type Slug } from './slugs'

const slugs = GROUPS.flatMap((group): readonly Slug[] => group.slugs)

test('the links to the next page, from the system information on, visit every page once', () => {
  const read: Slug[] = []
  for (let page = neighbours(undefined).next; page; page = neighbours(page).next) read.push(page)
  expect(read).toEqual(slugs)
})

test('the system information precedes the first page and has no previous page', () => {
  expect(neighbours(slugs[0]).previous).toBeNull()
  expect(neighbours(undefined).previous).toBeUndefined()
  expect(neighbours(slugs[2]).previous).toBe(slugs[1])
})

test('isSlug accepts only exact slugs of pages', () => {
  expect(isSlug('alcanceMU')).toBe(true)
  expect(isSlug('alcancemu')).toBe(false)
  expect(isSlug('toString')).toBe(false)
})
