import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'

type Remote = Parameters<typeof openInFakeShell>[0]
type Visit = Parameters<typeof openInFakeShell>[2]

/** Opens a URL of this remote in a fake shell that only has the pages in `pages`. */
export const openPages = (pages: Remote['pages'], address: string, visit?: Visit) =>
  openInFakeShell({ definition, texts: { es, en }, pages }, address, visit)

/** Returns the text of an element, with ordinary spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Returns the text of the page, without the style sheets that the shell adds. */
export const pageText = (): string => textOf(document.getElementById('main'))

/** Returns accessible name and URL of each link in an element. */
export const linksOf = (element: Element) =>
  Array.from(element.querySelectorAll('a'), (link) => [
    link.getAttribute('aria-label') ?? textOf(link),
    link.getAttribute('href'),
  ])

/** Returns the texts of a table's cells, row by row, the heading first. */
export const rowsOf = (table: Element) =>
  Array.from(table.querySelectorAll('tr'), (row) => Array.from(row.children, (cell) => textOf(cell)))

const SIZES = [
  { prototype: HTMLElement.prototype, name: 'offsetWidth' },
  { prototype: Element.prototype, name: 'scrollWidth' },
]

/** Runs a test while every table is measured as wider than its box, so that tables render short rows. */
export async function onPhone(test: () => Promise<void>) {
  const originals = SIZES.map(({ prototype, name }) => Object.getOwnPropertyDescriptor(prototype, name)!)
  for (const { prototype, name } of SIZES) Object.defineProperty(prototype, name, { configurable: true, get: () => 10 })
  await test().finally(() => {
    SIZES.forEach(({ prototype, name }, at) => void Object.defineProperty(prototype, name, originals[at]!))
  })
}
