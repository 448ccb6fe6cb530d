import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { HELP } from './help'
import type { Heading } from './load-page'
import { GROUPS, SLUGS } from './slugs'

interface Outline {
  headings: Heading[]
  sections: { text: string }[]
  links: string[]
  pictures: string[]
}

const READER = join(__dirname, '../../../packages/build/src/mdx/read-pages.mjs')
/** Maximum size of a picture in bytes. `npm run screens` takes the pictures. */
const MAX_PICTURE = 60_000
type Pages = Record<string, Outline>

/** Compiles the pages as the build does, with the same ids. */
const outlines = (language: string): Pages =>
  JSON.parse(execFileSync(process.execPath, [READER, join(__dirname, language)], { encoding: 'utf8' }))

const pages = Object.fromEntries(LANGUAGES.map((language) => [language, outlines(language)])) as Record<
  (typeof LANGUAGES)[number],
  Pages
>

/** Allowed targets of links that are not pages of the manuals. */
const OTHERS = ['/api/docs', ...GROUPS.map(({ path }) => `imprimir/${path}`)]

test.each(LANGUAGES)('the pages in %s match the table of contents, and each has a title', (language) => {
  const file = join(__dirname, `../../locales/${language}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { page: Record<string, string> }
  expect(Object.keys(texts.page).sort()).toEqual([...SLUGS].sort())
  expect(Object.keys(pages[language]).sort()).toEqual(['home', ...SLUGS].sort())
})

test.each(LANGUAGES)('the accessibility statement in %s has the installed version of axe-core', (language) => {
  const { version } = JSON.parse(readFileSync(require.resolve('axe-core/package.json'), 'utf8'))
  const statement = pages[language].accesibilidad?.sections.map(({ text }) => text).join(' ')
  expect(statement).toContain(`axe-core ${version}`)
})

test.each(LANGUAGES)('every link in %s has an existing page and heading as target', (language) => {
  const known = pages[language]
  const hasTarget = (link: string) => {
    if (/^https:\/\//.test(link) || OTHERS.includes(link)) return true
    const [page = '', heading] = link.split('#')
    const target = known[page]
    return target !== undefined && (heading === undefined || target.headings.some(({ id }) => id === heading))
  }
  const links = Object.entries(known).flatMap(([page, { links: pageLinks }]) =>
    pageLinks.map((link) => ({ page, link })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ link }) => !hasTarget(link))).toEqual([])
})

test.each(LANGUAGES)('every section in %s that the help opens is a heading of its page', (language) => {
  const file = join(__dirname, `../../locales/${language}.json`)
  const titles = (JSON.parse(readFileSync(file, 'utf8')) as { help: Record<string, string> }).help
  const sections = HELP.filter(({ section }) => section !== undefined)
  const isHeading = ({ page, section = '' }: (typeof HELP)[number]) =>
    pages[language][page]?.headings.some(({ text }) => text === titles[section])
  expect(sections.filter((section) => !isHeading(section))).toEqual([])
  expect(Object.keys(titles).sort()).toEqual(sections.map(({ section }) => section).sort())
})

/** Screens without a session or of the manuals. */
const WITHOUT_HELP: string[] = [
  PATHS.home,
  PATHS.signIn,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.testConnection,
  PATHS.ownProgress,
  PATHS.optOut,
  PATHS.manuals,
  PATHS.accessibility,
]

test('every screen of signed-in users has a page of the manuals', () => {
  const explained = HELP.flatMap(({ screens }) => screens)
  const isExplained = (path: string) => explained.some((screen) => `${path}/`.startsWith(`${screen}/`))
  expect(Object.values(PATHS).filter((path) => !isExplained(path))).toEqual(WITHOUT_HELP)
})

test.each(LANGUAGES)('the pictures in %s exist, are small, and are all shown', (language) => {
  const folder = join(__dirname, '../../pictures', language)
  const shown = Object.values(pages[language]).flatMap(({ pictures }) => pictures)
  expect(readdirSync(folder).sort()).toEqual([...new Set(shown)].sort())
  for (const file of shown) expect([file, statSync(join(folder, file)).size <= MAX_PICTURE]).toEqual([file, true])
})

test('both languages have the same headings, links, pictures and length', () => {
  const shape = (language: (typeof LANGUAGES)[number]) =>
    Object.entries(pages[language]).map(([page, { headings, links, pictures }]) => [
      page,
      headings.map(({ depth }) => depth),
      links.map((link) => link.split(/[#?]/)[0]),
      pictures,
    ])
  expect(shape('en')).toEqual(shape('es'))
  for (const [page, { sections }] of Object.entries(pages.es)) {
    const length = (all: Outline['sections']) => all.reduce((sum, { text }) => sum + text.length, 0)
    const ratio = length(pages.en[page]?.sections ?? []) / length(sections)
    expect([page, ratio > 0.75 && ratio < 1.15]).toEqual([page, true])
  }
})

test('no page shows the data of a user who could sign in', () => {
  const text = JSON.stringify(pages)
  expect(text).not.toMatch(/1000000001|admin@fichero/)
})
