import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUPS, isSlug, neighbours, type Slug } from './slugs'

const slugs = GROUPS.flatMap((group): readonly Slug[] => group.slugs)

test('reading on from the system information passes every page once and ends', () => {
  const read: Slug[] = []
  for (let page = neighbours(undefined).next; page; page = neighbours(page).next) read.push(page)
  expect(read).toEqual(slugs)
})

test('before the first page comes the system information, before that nothing', () => {
  expect(neighbours(slugs[0]).previous).toBeNull()
  expect(neighbours(undefined).previous).toBeUndefined()
  expect(neighbours(slugs[2]).previous).toBe(slugs[1])
})

test('every page has a title in both languages, and no title is without a page', () => {
  for (const language of ['es', 'en']) {
    const file = join(__dirname, `../../locales/${language}.json`)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { page: Record<string, string> }
    expect(Object.keys(texts.page).sort()).toEqual([...slugs].sort())
  }
})

test('an address that nobody wrote is no page', () => {
  expect(isSlug('alcanceMU')).toBe(true)
  expect(isSlug('diagramas')).toBe(false)
  expect(isSlug('toString')).toBe(false)
})
