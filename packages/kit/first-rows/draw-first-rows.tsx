import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { type FirstRows, MARK, mark } from '@fichero/contract/first-rows'
import type { PageRows } from '@fichero/contract/page-rows.schema'
import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ReactElement } from 'react'
// The edge build, because the browser build opens a MessageChannel, which would keep this process from ending.
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { startTexts } from '../documents/start-texts'
import { FORMATS } from '../src/i18n/formats-by-language'

interface Remote {
  name: string
  texts: Record<Language, object>
  /** The export of `src/first-rows.tsx`. */
  firstRows: FirstRows<object, Row, ReactElement>
}
type Row = Record<string, unknown>

/**
 * Renders the first rows of a remote's page to HTML templates at build time. The components of the screen are rendered with
 * marks (placeholders) in place of values. They may not include Mantine components that set inline styles, because the page's
 * CSP blocks these.
 * @returns the templates by language and page
 */
export async function drawFirstRows({ name, texts, firstRows }: Remote): Promise<Record<Language, PageRows>> {
  await startTexts(name, texts)
  const { page, call, answers } = firstRows
  const templates: Record<Language, PageRows> = { es: {}, en: {} }
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    const html = answers.map((answer) => templateOf(firstRows, answer, language)).join('')
    templates[language][page] = { call: `${call.method} ${call.path}`, html }
  }
  return templates
}

// A number is formatted when the browser fills in its mark, so the mark gets the name of the format.
for (const formats of Object.values(FORMATS))
  for (const format of ['number', 'percent'] as const)
    formats[format] = (value) => String(value).replace(MARK, (_, field: string) => mark<string>(`${field}|${format}`))

/** Returns an object with `values`; every other field is the mark of that field, named with the prefix. */
const marked = <Shape extends object>(values: Shape, prefix = ''): Shape =>
  new Proxy(values, {
    get: (target, name) => (Object.hasOwn(target, name) ? Reflect.get(target, name) : mark(prefix + String(name))),
  })

/** The rows of the table, a row, and a cell. */
const BODY = /(<tbody[^>]*>)(.*)(?=<\/tbody>)/s
const ROW = /<tr>.*?<\/tr>/gs
const CELL = /<(td|th)\b.*?<\/\1>/gs
/** The prefix of the marks of a row, after the start of a mark, which is percent-encoded in URLs. */
const INDEX = /(\uE000|%EE%80%80)(\d+)\./g

/**
 * Returns the template of one variant of the answer. Its table has one row, in which a cell that depends on a case is repeated
 * for each case, with the field values in `data-when`.
 */
function templateOf({ rows, order, cases, draw }: Remote['firstRows'], answer: object, language: Language): string {
  const html = (group: Row[]) =>
    renderToStaticMarkup(
      <MantineProvider withCssVariables={false} withGlobalClasses={false}>
        <StaticRouter location="/">
          {draw(
            marked(answer),
            group.map((row, index) => marked(row, `${index}.`)),
          )}
        </StaticRouter>
      </MantineProvider>,
    )
  const ordered = order.values.map((value) => ({ [order.by]: value }))
  const groups = [ordered, ...cases].map((group) => renderedCases(html(group), group))
  const [sorted = []] = groups
  const cells = (sorted[0]?.cells ?? []).map((cell, column) => {
    const deciding = groups.filter((group) => new Set(group.map(({ cells }) => cells[column])).size > 1)
    if (deciding.length > 1) throw new Error(`Two groups of cases change cell ${column + 1}: merge the groups.`)
    const declared = deciding[0]?.toSorted((a, b) => a.index - b.index)
    return declared?.map(({ row, cells }) => withCase(cells[column] ?? '', column, row)).join('') ?? cell
  })
  const screenOrder = { by: order.by, values: sorted.map(({ row }) => row[order.by]) }
  const row = `<tr data-each="${rows}" data-order="${quoted(screenOrder)}">${cells.join('')}</tr>`
  // A variant is selected by its plain values. A field that is an object contains marks, which are filled in later.
  const when = Object.entries(answer).filter(([, value]) => typeof value !== 'object' || value === null)
  const content = withoutStyles(html(ordered).replace(BODY, (_, body) => body + row))
  return `<template data-first-rows lang="${language}" data-when="${quoted(Object.fromEntries(when))}">${content}</template>`
}

/** Returns the cases of a rendered page with their cells, in the order in which the screen sorts the rows. */
function renderedCases(html: string, group: Row[]) {
  const rows = [...(BODY.exec(html)?.[2] ?? '').matchAll(ROW)]
  if (rows.length !== group.length) throw new Error('The first rows have no table with a row for each case.')
  return rows.map(([html]) => {
    const [[, , prefix] = []] = html.matchAll(INDEX)
    const index = Number(prefix)
    return {
      index,
      row: group[index] ?? {},
      cells: [...html.replace(INDEX, '$1').matchAll(CELL)].map(([cell]) => cell),
    }
  })
}

/** Adds the index of the cell and the condition of its case to a cell. */
const withCase = (cell: string, column: number, row: Row) =>
  cell.replace(/^<\w+/, (tag) => `${tag} data-cell="${column}" data-when="${quoted(row)}"`)

/** JSON, escaped for an attribute in double quotes. */
const quoted = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Removes inline styles, which the CSP blocks even in templates; `data-width` keeps the mark of a width. Also removes accessible
 * names that contain marks: they appear when React renders the screen.
 */
const withoutStyles = (html: string) =>
  html
    .replace(/ style="inline-size:(\uE000[^"]*\uE001)%"/g, ' data-width="$1"')
    .replace(/ (?:aria-label|title)="[^"]*\uE000[^"]*"/g, '')
