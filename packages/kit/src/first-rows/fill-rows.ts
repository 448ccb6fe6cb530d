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
  const draw = rowsOf(row, language)
  const rows = ordered(answer[each] as Scope[], order).map((one) => draw(one, answer))
  const body = row.parentElement
  row.remove()
  for (const write of placesOf(page, language)) write(answer)
  widen(page, answer, language)
  // Stryker disable next-line OptionalChaining: a row stands in a table
  body?.append(...rows)
  return page
}

/** Returns what draws a row. Rows with the same cells are copies of one, whose places were found once and are filled before. */
function rowsOf({ cells }: HTMLTableRowElement, language: Language) {
  const all = [...cells].map((cell, place) => ({
    cell,
    column: cell.dataset.cell ?? `own ${place}`,
    when: cell.dataset.when,
  }))
  const columns = new Set(all.map(({ column }) => column)).size
  const drawn = new Map<string, { row: HTMLTableRowElement; places: Write[] }>()

  function withCells(own: typeof all) {
    const row = document.createElement('tr')
    row.append(...own.map(({ cell }) => cell.cloneNode(true)))
    return { row, places: placesOf(row, language) }
  }

  return (one: Scope, answer: Scope) => {
    let last: string | undefined
    const own = all.filter(({ column, when }) => {
      if (column === last || !agrees(one, when)) return false
      last = column
      return true
    })
    if (own.length !== columns) throw new Error('unknown row')
    const key = own.map(({ when }) => when).join()
    const { row, places } = drawn.get(key) ?? withCells(own)
    drawn.set(key, { row, places })
    const scope = { ...answer, ...one }
    for (const write of places) write(scope)
    const copy = row.cloneNode(true) as HTMLTableRowElement
    widen(copy, scope, language)
    return copy
  }
}

const conditions: Record<string, [string, unknown][]> = {}

function agrees(value: Scope, when = '{}'): boolean {
  conditions[when] ??= Object.entries(JSON.parse(when) as Scope)
  return conditions[when].every(([name, wanted]) => value[name] === wanted)
}

function ordered(rows: Scope[], order = '{}'): Scope[] {
  const { by = '', values = [] } = JSON.parse(order) as { by?: string; values?: unknown[] }
  const place = (row: Scope) => values.indexOf(row[by])
  if (rows.length === 0 || rows.some((row) => place(row) < 0)) throw new Error('unknown order')
  return rows.toSorted((a, b) => place(a) - place(b))
}

type Write = (scope: Scope) => void

/** What writes the values of an answer into a part of a template, each in the place of its mark. */
function placesOf(part: DocumentFragment | Element, language: Language): Write[] {
  const places: Write[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const { data } = text
    if (data.search(MARK) < 0) continue
    places.push((scope) => {
      text.data = data.replace(MARK, (_, slot: string) => written(slot, scope, language))
    })
  }
  for (const link of part.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') as string
    const encoded = (slot: string, scope: Scope) =>
      encodeURIComponent(written(decodeURIComponent(slot), scope, language))
    places.push((scope) =>
      link.setAttribute(
        'href',
        address.replace(IN_ADDRESS, (_, slot: string) => encoded(slot, scope)),
      ),
    )
  }
  return places
}

/** Of each copy: a browser may refuse styles that come with it. */
function widen(part: ParentNode, scope: Scope, language: Language) {
  for (const bar of part.querySelectorAll<HTMLElement>('[data-width]'))
    bar.style.inlineSize = `${Number(bar.dataset.width?.replace(MARK, (_, slot: string) => written(slot, scope, language)))}%`
}

function written(slot: string, scope: Scope, language: Language): string {
  const [path = '', format] = slot.split('|')
  const value = path.split('.').reduce<unknown>((of, name) => Object(of)[name], scope)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no ${slot}`)
  const write = format === undefined ? undefined : FORMATS[format]
  return write ? write(value as never, language) : String(value)
}
