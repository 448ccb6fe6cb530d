import type { FirstRows } from '@fichero/contract/first-rows'

type Declared = Pick<FirstRows<object, object>, 'rows' | 'cases' | 'orderedBy'>

/** Renders a page with these rows to HTML. `prefixOf` returns a prefix for the marks of a row, to distinguish the rows. */
type RenderPage = (rows: object[], prefixOf?: (index: number) => string) => string

/** The only row of a table's body. */
const ROW = /(<tbody[^>]*>)<tr>(.*?)<\/tr>/s
const CELL = /<(td|th)\b.*?<\/\1>/gs

/**
 * Returns the HTML of a page whose table has one template row. A case is a set of field values that changes how a row is
 * rendered. A cell that depends on the case is repeated for each case, with the field values in `data-when`.
 * @throws if the page has no table row, or if two groups of cases change the same cell
 */
export function withCases(html: RenderPage, { rows, cases, orderedBy }: Declared): string {
  const page = html([{}])
  const cellsOf = (row: object) => [...(ROW.exec(html([row]))?.[2] ?? '').matchAll(CELL)].map(([cell]) => cell)
  const plain = cellsOf({})
  if (plain.length === 0) throw new Error('The first rows have no table with a row.')
  const renderedCases = cases.map((group) => group.map((row) => ({ row, cells: cellsOf(row) })))
  const cells = plain.map((cell, index) => {
    const deciding = renderedCases.filter((group) => group.some(({ cells }) => cells[index] !== cell))
    if (deciding.length > 1) throw new Error(`Two groups of cases change cell ${index + 1}: merge the groups.`)
    const [group] = deciding
    return group?.map(({ row, cells }) => withCase(cells[index] ?? '', index, row)).join('') ?? cell
  })
  const order = quoted({ by: orderedBy, values: orderOf(html, cases[0] ?? [], orderedBy) })
  return page.replace(ROW, (_, body) => `${body}<tr data-each="${rows}" data-order="${order}">${cells.join('')}</tr>`)
}

/** Returns the values of the field `orderedBy`, in the order in which the screen sorts rows with these values. */
function orderOf(html: RenderPage, group: object[], orderedBy: string): unknown[] {
  const body = /<tbody.*<\/tbody>/s.exec(html(group, (index) => `row ${index} `))?.[0] ?? ''
  const indexes = [...new Set([...body.matchAll(/\uE000row (\d+) /g)].map(([, index]) => Number(index)))]
  return indexes.map((index) => Reflect.get(group[index] ?? {}, orderedBy))
}

/** Adds the index of the cell and the condition of its case to a cell. */
const withCase = (cell: string, index: number, row: object) =>
  cell.replace(/^<\w+/, (tag) => `${tag} data-cell="${index}" data-when="${quoted(row)}"`)

/** JSON, escaped for an attribute in double quotes. */
export const quoted = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
