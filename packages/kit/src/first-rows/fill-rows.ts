// Part of the inline script in the page's head: keep this module small.
import type { Language } from '@fichero/contract/enums'
import { MARK } from '@fichero/contract/first-rows'
import { numberFormat, percentFormat } from '../i18n/formats'

/** The object with the values for marks, the placeholders of a template: the answer, or one of its rows. */
type Scope = Readonly<Record<string, unknown>>

/** Functions that format values, by the name of the format in a mark. */
const FORMATS: Record<string, (value: never, language: Language) => string> = {
  number: numberFormat,
  percent: percentFormat,
}
/** A mark in a URL, where it may be percent-encoded. */
const IN_ADDRESS = /(?:%EE%80%80|\uE000)(.*?)(?:%EE%80%81|\uE001)/g

/**
 * Fills the template that matches an answer of the API. Values become text, never HTML; in URLs each value is encoded.
 * @throws if the templates do not cover the answer
 */
export function fillRows(
  templates: Iterable<HTMLTemplateElement>,
  answer: Scope,
  language: Language,
): DocumentFragment {
  const template = [...templates].find(({ lang, dataset }) => lang === language && matches(answer, dataset.when))
  if (!template) throw new Error('no template')
  const page = document.importNode(template.content, true)
  const row = page.querySelector<HTMLTableRowElement>('tr[data-each]')
  if (!row) throw new Error('no row')
  const { each = '', order } = row.dataset
  const renderRow = rowsOf(row, language)
  const rows = ordered(answer[each] as Scope[], order).map((item) => renderRow(item, answer))
  const body = row.parentElement
  row.remove()
  for (const write of writersOf(page, language)) write(answer)
  setWidths(page, answer, language)
  // Stryker disable next-line OptionalChaining: a row is always in a table
  body?.append(...rows)
  return page
}

/**
 * Returns a function that renders a row with the matching cells of the template row. Rows with the same cells are clones of one
 * row, into which the values are written before it is cloned.
 */
function rowsOf({ cells }: HTMLTableRowElement, language: Language) {
  const variants = [...cells].map((cell, position) => ({
    cell,
    column: cell.dataset.cell ?? `fixed ${position}`,
    when: cell.dataset.when,
  }))
  const columns = new Set(variants.map(({ column }) => column)).size
  const templateRows = new Map<string, { row: HTMLTableRowElement; writers: Write[] }>()

  function rowWith(matching: typeof variants) {
    const row = document.createElement('tr')
    row.append(...matching.map(({ cell }) => cell.cloneNode(true)))
    return { row, writers: writersOf(row, language) }
  }

  return (item: Scope, answer: Scope) => {
    let lastColumn: string | undefined
    const matching = variants.filter(({ column, when }) => {
      if (column === lastColumn || !matches(item, when)) return false
      lastColumn = column
      return true
    })
    if (matching.length !== columns) throw new Error('unknown row')
    const key = matching.map(({ when }) => when).join()
    const { row, writers } = templateRows.get(key) ?? rowWith(matching)
    templateRows.set(key, { row, writers })
    const scope = { ...answer, ...item }
    for (const write of writers) write(scope)
    const copy = row.cloneNode(true) as HTMLTableRowElement
    setWidths(copy, scope, language)
    return copy
  }
}

/** Parsed conditions by their JSON. */
const conditions: Record<string, [string, unknown][]> = {}

/** Returns whether an object has all field values of a condition, which is JSON. */
function matches(value: Scope, when = '{}'): boolean {
  conditions[when] ??= Object.entries(JSON.parse(when) as Scope)
  return conditions[when].every(([name, wanted]) => value[name] === wanted)
}

/** Returns the rows in the order of the screen, which is JSON with the field and the order of its values. */
function ordered(rows: Scope[], order = '{}'): Scope[] {
  const { by = '', values = [] } = JSON.parse(order) as { by?: string; values?: unknown[] }
  const position = (row: Scope) => values.indexOf(row[by])
  if (rows.length === 0 || rows.some((row) => position(row) < 0)) throw new Error('unknown order')
  return rows.toSorted((a, b) => position(a) - position(b))
}

/** Writes the values of an object into one place of a template. */
type Write = (scope: Scope) => void

/** Returns functions that write the values of an answer in place of the marks in a part of a template. */
function writersOf(part: DocumentFragment | Element, language: Language): Write[] {
  const writers: Write[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const { data } = text
    if (data.search(MARK) < 0) continue
    writers.push((scope) => {
      text.data = data.replace(MARK, (_, slot: string) => textOf(slot, scope, language))
    })
  }
  for (const link of part.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') as string
    const encoded = (slot: string, scope: Scope) =>
      encodeURIComponent(textOf(decodeURIComponent(slot), scope, language))
    writers.push((scope) =>
      link.setAttribute(
        'href',
        address.replace(IN_ADDRESS, (_, slot: string) => encoded(slot, scope)),
      ),
    )
  }
  return writers
}

/** Sets the widths on each clone, because a browser may block cloned inline styles. */
function setWidths(part: ParentNode, scope: Scope, language: Language) {
  for (const bar of part.querySelectorAll<HTMLElement>('[data-width]'))
    bar.style.inlineSize = `${Number(bar.dataset.width?.replace(MARK, (_, slot: string) => textOf(slot, scope, language)))}%`
}

/** Returns the formatted value of a mark, whose content is `slot`. */
function textOf(slot: string, scope: Scope, language: Language): string {
  const [path = '', format] = slot.split('|')
  const value = path.split('.').reduce<unknown>((of, name) => Object(of)[name], scope)
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no ${slot}`)
  const write = format === undefined ? undefined : FORMATS[format]
  return write ? write(value as never, language) : String(value)
}
