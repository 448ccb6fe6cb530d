// Part of the lines in the page's head: it stays small.
import type { Language } from '@fichero/contract/enums'
import { MARK } from '@fichero/contract/first-rows'
import { dateFormat, numberFormat, percentFormat } from '../i18n/formats'

type Scope = Readonly<Record<string, unknown>>

const FORMATS: Record<string, (value: never, language: Language) => string> = {
  number: numberFormat,
  percent: percentFormat,
  date: dateFormat,
}
/** In an address a mark is encoded, as the value will be. */
const IN_ADDRESS = /(?:%EE%80%80|\uE000)(.*?)(?:%EE%80%81|\uE001)/g

/**
 * Returns what a template shows of an answer. Values become text, never HTML; of attributes only addresses have any, each
 * encoded.
 * @throws if the answer has something that the template does not foresee
 */
export function fillRows(
  templates: Iterable<HTMLTemplateElement>,
  answer: Scope,
  language: Language,
): DocumentFragment {
  const template = [...templates].find(({ lang, dataset }) => lang === language && agrees(answer, dataset.when))
  if (!template) throw new Error('no template')
  const page = document.importNode(template.content, true)
  const row = page.querySelector<HTMLTableRowElement>('tr[data-each]')
  if (!row) throw new Error('no row')
  const { each = '', order } = row.dataset
  const filled = ordered(answer[each] as Scope[], order).map((one) => {
    const copy = document.createElement('tr')
    let place: string | undefined
    for (const cell of row.cells) {
      if (cell.dataset.cell !== undefined && (cell.dataset.cell === place || !agrees(one, cell.dataset.when))) continue
      place = cell.dataset.cell
      copy.append(cell.cloneNode(true))
    }
    if (copy.cells.length !== cellsOf(row)) throw new Error('unknown row')
    fill(copy, { ...answer, ...one }, language)
    return copy
  })
  const body = row.parentElement
  row.remove()
  fill(page, answer, language)
  // Stryker disable next-line OptionalChaining: a row stands in a table
  body?.append(...filled)
  return page
}

const conditions: Record<string, [string, unknown][]> = {}

function agrees(value: Scope, when = '{}'): boolean {
  conditions[when] ??= Object.entries(JSON.parse(when) as Scope)
  return conditions[when].every(([name, wanted]) => value[name] === wanted)
}

/** Columns of the row: a cell that is drawn in several ways is one of them. */
const cellsOf = (row: HTMLTableRowElement) =>
  new Set([...row.cells].map((cell, place) => cell.dataset.cell ?? `own ${place}`)).size

function ordered(rows: Scope[], order = '{}'): Scope[] {
  const { by = '', values = [] } = JSON.parse(order) as { by?: string; values?: unknown[] }
  const place = (row: Scope) => values.indexOf(row[by])
  if (rows.length === 0 || rows.some((row) => place(row) < 0)) throw new Error('unknown order')
  return rows.toSorted((a, b) => place(a) - place(b))
}

function fill(part: DocumentFragment | Element, scope: Scope, language: Language) {
  const text = (slot: string) => written(slot, scope, language)
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue) node.nodeValue = node.nodeValue.replace(MARK, (_, slot: string) => text(slot))
  for (const link of part.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') as string
    link.setAttribute(
      'href',
      address.replace(IN_ADDRESS, (_, slot: string) => encodeURIComponent(text(decodeURIComponent(slot)))),
    )
  }
  for (const bar of part.querySelectorAll<HTMLElement>('[data-width]'))
    bar.style.inlineSize = `${Number(bar.dataset.width?.replace(MARK, (_, slot: string) => text(slot)))}%`
}

function written(slot: string, scope: Scope, language: Language): string {
  const [path = '', format] = slot.split('|')
  const value = path.split('.').reduce<unknown>((of, name) => Object(of)[name], scope)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no ${slot}`)
  const write = format === undefined ? undefined : FORMATS[format]
  return write ? write(value as never, language) : String(value)
}
