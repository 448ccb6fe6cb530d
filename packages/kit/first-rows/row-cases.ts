import type { FirstRows } from '@fichero/contract/first-rows'

type Declared = Pick<FirstRows<object, object>, 'rows' | 'cases' | 'orderedBy'>

/** Draws a page with these rows; a prefix tells the marks of each row from those of the others. */
type Draw = (rows: object[], prefixOf?: (place: number) => string) => string

const ROW = /(<tbody[^>]*>)<tr>(.*?)<\/tr>/s
const CELL = /<(td|th)\b.*?<\/\1>/gs

/**
 * Returns the page with one row that stands for all: each of its cells as often as it is drawn differently, with what a row
 * must have for it.
 */
export function withCases(html: Draw, { rows, cases, orderedBy }: Declared): string {
  const page = html([{}])
  const cellsOf = (row: object) => [...(ROW.exec(html([row]))?.[2] ?? '').matchAll(CELL)].map(([cell]) => cell)
  const plain = cellsOf({})
  if (plain.length === 0) throw new Error('The first rows have no table with a row.')
  const drawn = cases.map((group) => group.map((row) => ({ row, cells: cellsOf(row) })))
  const cells = plain.map((cell, place) => {
    const deciding = drawn.filter((group) => group.some(({ cells }) => cells[place] !== cell))
    if (deciding.length > 1) throw new Error(`Two groups of cases decide on cell ${place + 1}: make them one.`)
    const [group] = deciding
    return group?.map(({ row, cells }) => named(cells[place] ?? '', place, row)).join('') ?? cell
  })
  const order = quoted({ by: orderedBy, values: orderOf(html, cases[0] ?? [], orderedBy) })
  return page.replace(ROW, (_, body) => `${body}<tr data-each="${rows}" data-order="${order}">${cells.join('')}</tr>`)
}

/** The order in which the screen itself draws rows with these values: each has a mark of its own. */
function orderOf(html: Draw, group: object[], orderedBy: string): unknown[] {
  const body = /<tbody.*<\/tbody>/s.exec(html(group, (place) => `row ${place} `))?.[0] ?? ''
  const places = [...new Set([...body.matchAll(/\uE000row (\d+) /g)].map(([, place]) => Number(place)))]
  return places.map((place) => Reflect.get(group[place] ?? {}, orderedBy))
}

const named = (cell: string, place: number, row: object) =>
  cell.replace(/^<\w+/, (tag) => `${tag} data-cell="${place}" data-when="${quoted(row)}"`)

/** Data as the text of an attribute. */
export const quoted = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
