import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A reference from one file of the repository to another. */
interface Reference {
  from: string
  /** Path from the root, with its anchor. */
  to: string
}

const root = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const GENERATED = /^(?:node_modules|dist|coverage|test-results|\..+)$/

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
}

const files = filesIn('')
const pages = files.filter((name) => name.endsWith('.md'))

/** Returns GitHub's anchors of a page's headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Returns the Markdown links of a page, without links in code and links to other sites. */
const linksOf = (page: string): Reference[] =>
  [
    ...read(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, to = '']) => to)
    .filter((to) => !/^\w+:/.test(to))
    .map((to) => ({ from: page, to: to.startsWith('#') ? page + to : normalize(join(dirname(page), to)) }))

/** Returns the pages that comments name by their path from the root. */
const namedPagesOf = (file: string): Reference[] =>
  [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([to]) => ({ from: file, to }))

function isBroken({ to }: Reference): boolean {
  const [file = '', anchor] = to.split('#')
  if (!existsSync(join(root, file))) return true
  return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
}

test('links of documents lead to existing files and headings', () => {
  const links = pages.flatMap(linksOf)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(isBroken)).toEqual([])
})

test('comments name existing documents and headings', () => {
  const named = files.filter((name) => /\.(?:tsx?|mjs|cjs|css)$/.test(name)).flatMap(namedPagesOf)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(isBroken)).toEqual([])
})

test('the list of decisions names every record', () => {
  const records = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
  const listed = linksOf('docs/decisions/README.md').map(({ to }) => to.replace('docs/decisions/', ''))
  expect(listed.sort()).toEqual(records.sort())
})

test('the architecture page names existing files and folders', () => {
  const paths = [...read('docs/architecture.md').matchAll(/`((?:api|packages|shell|mfe-\w+|scripts|e2e)\/[\w./-]+)`/g)]
  const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))
  expect(paths.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})
