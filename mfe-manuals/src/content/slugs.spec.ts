import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('every page has a title in both languages, and no title is without a page', () => {
  for (const language of ['es', 'en']) {
    const file = join(__dirname, `../../locales/${language}.json`)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { page: Record<string, string> }
    expect(Object.keys(texts.page).sort()).toEqual([...slugs].sort())
  }
})

test('an unknown slug is not a page', () => {
  expect(isSlug('alcanceMU')).toBe(true)
  expect(isSlug('diagramas')).toBe(false)
  expect(isSlug('toString')).toBe(false)
})

describe.each(['es', 'en'])('the pages in %s', (language) => {
  const folder = join(__dirname, language)

  test('are one file per slug, and one for the system information', () => {
    expect(readdirSync(folder).sort()).toEqual(['home', ...slugs].map((slug) => `${slug}.mdx`).sort())
  })

  test('link only to existing pages', () => {
    const links = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to ?? ''),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((to) => !/^https:\/\//.test(to) && !isSlug(to))).toEqual([])
  })
})
