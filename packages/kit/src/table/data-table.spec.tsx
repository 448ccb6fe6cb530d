/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { type Column, DataTable } from './data-table'

interface Row {
  id: number
  name: string
  hours: number
}

const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Nombre', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'hours', header: 'Horas', cell: ({ hours }) => hours, sortBy: ({ hours }) => hours },
  { id: 'id', header: 'Número', cell: ({ id }) => id },
]
const ROWS: Row[] = [
  { id: 1, name: 'ñame', hours: 100 },
  { id: 2, name: 'Oca 10', hours: 9 },
  { id: 3, name: 'nabo', hours: 20 },
  { id: 4, name: 'Oca 2', hours: 20 },
]

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.restoreAllMocks().useRealTimers())

const drawTable = (given: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) =>
  renderWithKit(<DataTable caption="Cultivos" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} {...given} />)

const order = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
const head = (name: string) => screen.getByRole('columnheader', { name })
const sortBy = (name: string) => within(head(name)).getByRole('button')

test('rows are in the given order, and no heading is marked as sorted', () => {
  drawTable()
  expect(order()).toEqual([1, 2, 3, 4])
  for (const name of ['Nombre', 'Horas', 'Número']) expect(head(name).getAttribute('aria-sort')).toBeNull()
})

test('texts sort in Spanish order with numbers by value; a second click reverses it', async () => {
  const { user } = drawTable()
  await user.click(sortBy('Nombre'))
  expect(order()).toEqual([3, 1, 4, 2])
  expect(head('Nombre').getAttribute('aria-sort')).toBe('ascending')
  await user.click(sortBy('Nombre'))
  expect(order()).toEqual([2, 4, 1, 3])
  expect(head('Nombre').getAttribute('aria-sort')).toBe('descending')
})

test('numbers sort by value, stable; another heading starts ascending', async () => {
  const { user } = drawTable({ initialSort: { id: 'name', direction: 'desc' } })
  await user.click(sortBy('Horas'))
  expect(order()).toEqual([2, 3, 4, 1])
  expect(head('Nombre').getAttribute('aria-sort')).toBeNull()
})

test('a column that does not sort has no button', () => {
  drawTable()
  expect(within(head('Número')).queryByRole('button')).toBeNull()
})

test('applies the initial sort without changing the given rows', () => {
  drawTable({ initialSort: { id: 'hours', direction: 'desc' } })
  expect(order()).toEqual([1, 3, 4, 2])
  expect(ROWS.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('shows the empty state instead of a table without rows', () => {
  drawTable({ rows: [], empty: <p>Nada sembrado</p> })
  expect(screen.getByText('Nada sembrado')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the table has a name', () => {
  drawTable()
  expect(screen.getByRole('table', { name: 'Cultivos' })).toBeTruthy()
})

test.each([
  ['while the columns fit', 300, ['ñame']],
  ['beside its cells where they do not, of which the style sheet then shows one', 301, ['ñame', 'ñame: 100']],
])('a row in a few words is drawn %s', (_, width, names) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  drawTable({ short: ({ name, hours }) => `${name}: ${hours}` })
  const [first] = screen.getAllByRole('row').slice(1)
  const headers = within(first as HTMLElement).getAllByRole('rowheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual(names)
  expect(document.querySelector('[data-short]')).not.toBeNull()
  expect(document.querySelector('thead tr')?.hasAttribute('data-scrolls')).toBe(true)
})

describe('where not even the headings fit beside each other', () => {
  const width = { box: 300, heading: 101 }
  const columns: Column<Row>[] = [
    { id: 'choice', header: '', cell: ({ id }) => `elegir ${id}`, role: 'choice' },
    ...COLUMNS,
  ]
  const short = ({ name, hours }: Row) => `${name}: ${hours}`
  const table = (rows = ROWS.slice(0, 1)) => (
    <DataTable caption="Cultivos" columns={columns} rows={rows} rowKey={({ id }) => id} short={short} />
  )
  const cells = () => [...document.querySelectorAll('tbody tr:first-child > *')].map(({ textContent }) => textContent)
  const ALL = ['elegir 1', 'ñame', '100', '1', 'ñame: 100']
  beforeEach(() => {
    Object.assign(width, { box: 300, heading: 101 })
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width.box)
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(500)
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => width.heading)
  })

  test('a row is the few words and the box that chooses it', () => {
    renderWithKit(table())
    expect(cells()).toEqual(['elegir 1', 'ñame: 100'])
  })

  test('a table without such words has all its cells', () => {
    drawTable()
    expect(cells()).toEqual(['ñame', '100', '1'])
  })

  test('on paper it has its cells', () => {
    renderWithKit(table())
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(cells()).toEqual(ALL)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(cells()).toEqual(['elegir 1', 'ñame: 100'])
  })

  test.each([
    ['the columns', 500, ALL.slice(0, -1)],
    ['the headings', 499, ALL],
  ])('it has its cells again where %s fit', (_, box, all) => {
    const { rerender } = renderWithKit(table())
    Object.assign(width, { box, heading: 100 })
    // Other rows are measured anew.
    rerender(table(ROWS.slice(0, 2)))
    expect(cells()).toEqual(all)
  })
})

const [NAME, HOURS, NUMBER] = COLUMNS as [Column<Row>, Column<Row>, Column<Row>]

test.each([
  ['the first column', COLUMNS, 'ñame'],
  ['the column that says so', [NUMBER, { ...HOURS, role: 'name' }, NAME], '100'],
  ['the first one beside the box that chooses the row', [{ ...NUMBER, role: 'choice' }, HOURS, NAME], '100'],
] satisfies [string, Column<Row>[], string][])('a row has one header: %s', (_, columns, name) => {
  drawTable({ columns })
  const [first] = screen.getAllByRole('row').slice(1)
  expect(
    within(first as HTMLElement)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([name])
})

test('only a row that is chosen, or no longer, is drawn again; one that is on can be opened', () => {
  const drawn: number[] = []
  const columns: Column<Row>[] = [
    {
      ...NAME,
      cell: ({ id }, isOn) => {
        drawn.push(id)
        return isOn ? 'sí' : 'no'
      },
    },
  ]
  const table = (on: number) => (
    <DataTable
      caption="Cultivos"
      columns={columns}
      rows={ROWS}
      rowKey={({ id }) => id}
      isOn={({ id }) => id === on}
      detail={({ name }) => <p>Abierto: {name}</p>}
    />
  )
  const { rerender } = renderWithKit(table(1))
  drawn.length = 0
  rerender(table(3))
  expect(drawn).toEqual([1, 3])
  expect(screen.getByText('Abierto: nabo')).toBeTruthy()
  expect(screen.queryByText('Abierto: ñame')).toBeNull()
})
