/** @jest-environment jsdom */
import { dayText } from '@fichero/contract/day-text'
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

const renderTable = (props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) =>
  renderWithKit(<DataTable caption="Cultivos" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} {...props} />)

const order = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
const head = (name: string) => screen.getByRole('columnheader', { name })
const sortBy = (name: string) => within(head(name)).getByRole('button')

test('a column of dates is marked to stay on one line, and is sorted by date', async () => {
  const DAYS = ['2027-01-05', '2026-12-11', '2027-01-20', '2026-02-28']
  const day = ({ id }: Row) => DAYS[id - 1] ?? ''
  const dated: Column<Row> = {
    id: 'day',
    header: 'Fin',
    role: 'date',
    cell: (row) => dayText(day(row), 'es'),
    sortBy: day,
  }
  const { user } = renderTable({ columns: [...COLUMNS, dated] })
  await user.click(sortBy('Fin'))
  const cells = [...document.querySelectorAll('td[data-date]')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['28/02/2026', '11/12/2026', '05/01/2027', '20/01/2027'])
})

test('the total is the last row in every order', async () => {
  const { user } = renderTable({ total: { id: 0, name: 'Total', hours: 149 } })
  expect(order()).toEqual([1, 2, 3, 4, 0])
  await user.click(sortBy('Horas'))
  expect(order()).toEqual([2, 3, 4, 1, 0])
  expect(screen.getByRole('rowheader', { name: 'Total' }).getAttribute('scope')).toBe('row')
})

test('without a sort order, rows stay in order and no heading is marked as sorted', () => {
  renderTable()
  expect(order()).toEqual([1, 2, 3, 4])
  for (const name of ['Nombre', 'Horas', 'Número']) expect(head(name).getAttribute('aria-sort')).toBeNull()
})

test('texts are sorted in Spanish order, with numbers by value; a second click reverses the order', async () => {
  const { user } = renderTable()
  await user.click(sortBy('Nombre'))
  expect(order()).toEqual([3, 1, 4, 2])
  expect(head('Nombre').getAttribute('aria-sort')).toBe('ascending')
  await user.click(sortBy('Nombre'))
  expect(order()).toEqual([2, 4, 1, 3])
  expect(head('Nombre').getAttribute('aria-sort')).toBe('descending')
})

test('numbers are sorted by value, and equal rows stay in order; another heading starts ascending', async () => {
  const { user } = renderTable({ initialSort: { id: 'name', direction: 'desc' } })
  await user.click(sortBy('Horas'))
  expect(order()).toEqual([2, 3, 4, 1])
  expect(head('Nombre').getAttribute('aria-sort')).toBeNull()
})

test('a column without sortBy has no button', () => {
  renderTable()
  expect(within(head('Número')).queryByRole('button')).toBeNull()
})

test('the initial sort does not change the array of rows', () => {
  renderTable({ initialSort: { id: 'hours', direction: 'desc' } })
  expect(order()).toEqual([1, 3, 4, 2])
  expect(ROWS.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('an empty state replaces a table without rows', () => {
  renderTable({ rows: [], empty: <p>Nada sembrado</p> })
  expect(screen.getByText('Nada sembrado')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the caption is the accessible name of the table', () => {
  renderTable()
  expect(screen.getByRole('table', { name: 'Cultivos' })).toBeTruthy()
})

test.each([
  ['no short form while the columns fit', 300, ['ñame']],
  ['a short form beside the cells if the columns do not fit', 301, ['ñame', 'ñame: 100']],
])('a row has %s', (_, width, names) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  renderTable({ short: ({ name, hours }) => `${name}: ${hours}` })
  const [first] = screen.getAllByRole('row').slice(1)
  const headers = within(first as HTMLElement).getAllByRole('rowheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual(names)
  expect(document.querySelector('[data-short]')).not.toBeNull()
})

describe('a folded DataTable', () => {
  const select = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' })
  const fold = (width: number) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  }

  test('sorts by a select with both directions of each column that sorts', async () => {
    fold(301)
    const { user } = renderTable()
    const options = within(select() as HTMLElement).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ textContent, disabled, selected }) => [textContent, disabled, selected])).toEqual([
      ['Elija un orden', true, true],
      ['Nombre, ascendente', false, false],
      ['Nombre, descendente', false, false],
      ['Horas, ascendente', false, false],
      ['Horas, descendente', false, false],
    ])
    await user.selectOptions(select() as HTMLElement, 'Horas, descendente')
    expect(order()).toEqual([1, 3, 4, 2])
    expect(select()?.selectedOptions[0]?.textContent).toBe('Horas, descendente')
    await user.selectOptions(select() as HTMLElement, 'Nombre, ascendente')
    expect(order()).toEqual([3, 1, 4, 2])
  })

  test('has no select without a column that sorts, nor while its columns fit', () => {
    fold(301)
    const { unmount } = renderTable({ columns: COLUMNS.slice(2) })
    expect(select()).toBeNull()
    unmount()
    fold(300)
    renderTable()
    expect(select()).toBeNull()
  })
})

describe('a DataTable whose headings do not fit side by side', () => {
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

  test('renders only the short form and the checkbox of a row', () => {
    renderWithKit(table())
    expect(cells()).toEqual(['elegir 1', 'ñame: 100'])
  })

  test('renders all cells if it has no short forms', () => {
    renderTable()
    expect(cells()).toEqual(['ñame', '100', '1'])
  })

  test('renders all cells while it is printed', () => {
    renderWithKit(table())
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(cells()).toEqual(ALL)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(cells()).toEqual(['elegir 1', 'ñame: 100'])
  })

  test.each([
    ['the columns', 500, ALL.slice(0, -1)],
    ['the headings', 499, ALL],
  ])('renders all cells again after a change that makes %s fit', (_, box, all) => {
    const { rerender } = renderWithKit(table())
    Object.assign(width, { box, heading: 100 })
    // A change of rows measures the table again.
    rerender(table(ROWS.slice(0, 2)))
    expect(cells()).toEqual(all)
  })
})

const [NAME, HOURS, NUMBER] = COLUMNS as [Column<Row>, Column<Row>, Column<Row>]

test.each([
  ['the first column', COLUMNS, 'ñame'],
  ['the column with the role name', [NUMBER, { ...HOURS, role: 'name' }, NAME], '100'],
  ['the first column after the checkbox', [{ ...NUMBER, role: 'choice' }, HOURS, NAME], '100'],
] satisfies [string, Column<Row>[], string][])('a row has one header, in %s', (_, columns, name) => {
  renderTable({ columns })
  const [first] = screen.getAllByRole('row').slice(1)
  expect(
    within(first as HTMLElement)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([name])
})

test('only rows whose isOn changes render again, and a row with isOn shows its detail', () => {
  const rendered: number[] = []
  const columns: Column<Row>[] = [
    {
      ...NAME,
      cell: ({ id }, isOn) => {
        rendered.push(id)
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
  rendered.length = 0
  rerender(table(3))
  expect(rendered).toEqual([1, 3])
  expect(screen.getByText('Abierto: nabo')).toBeTruthy()
  expect(screen.queryByText('Abierto: ñame')).toBeNull()
})
