/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { startTransition } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { Paginator } from './paginator'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function drawPaginator(given: Partial<Parameters<typeof Paginator>[0]> = {}) {
  const calls = { onPage: jest.fn(), onPageSize: jest.fn() }
  const { user } = renderWithKit(
    <Paginator page={1} totalPages={9} totalItems={86} pageSize={10} {...calls} {...given} />,
  )
  return { user, ...calls }
}

const numbers = () => screen.getAllByRole('button', { name: /^Página/ }).map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test.each([
  [1, ['1', '2', '3', '4', '5']],
  [3, ['1', '2', '3', '4', '5']],
  [4, ['2', '3', '4', '5', '6']],
  [9, ['5', '6', '7', '8', '9']],
])('page %d of nine offers five pages around it', (page, expected) => {
  drawPaginator({ page })
  expect(numbers()).toEqual(expected)
  expect(button(`Página ${page}`).getAttribute('aria-current')).toBe('page')
})

test('shows all pages if they fit; none for a single page', () => {
  drawPaginator({ totalPages: 2, totalItems: 12 })
  expect(numbers()).toEqual(['1', '2'])
})

test('a single page has no buttons, but the number of rows', () => {
  drawPaginator({ totalPages: 1, totalItems: 7 })
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Mostrando 1-7 de 7')).toBeTruthy()
})

test.each([
  [1, 'Mostrando 1-10 de 86'],
  [9, 'Mostrando 81-86 de 86'],
])('page %d says which rows it shows', (page, sentence) => {
  drawPaginator({ page })
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('nothing is rows 0 to 0', () => {
  drawPaginator({ totalPages: 0, totalItems: 0 })
  expect(screen.getByText('Mostrando 0-0 de 0')).toBeTruthy()
})

test('the buttons are disabled at both ends', async () => {
  const { user, onPage } = drawPaginator({ page: 4 })
  await user.click(button('Anterior'))
  await user.click(button('Siguiente'))
  await user.click(button('Página 6'))
  expect(onPage.mock.calls).toEqual([[3], [5], [6]])
})

test('the first page has no previous one', () => {
  drawPaginator({ page: 1 })
  expect(button('Anterior').disabled).toBe(true)
  expect(button('Siguiente').disabled).toBe(false)
})

test('the last page has none after it', () => {
  drawPaginator({ page: 9 })
  expect(button('Siguiente').disabled).toBe(true)
})

test('offers five to a hundred rows and returns the choice as a number', async () => {
  const { user, onPageSize } = drawPaginator()
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Por página' })
  expect([...size.options].map(({ value }) => value)).toEqual(['5', '10', '20', '50', '100'])
  expect(size.value).toBe('10')
  await user.selectOptions(size, '50')
  expect(onPageSize.mock.calls).toEqual([[50]])
})

test('the page that was asked for is marked before its rows are there, and the next press goes on from it', async () => {
  const { user, onPage } = drawPaginator({ page: 1, chosen: 2 })
  expect(button('Página 2').getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('Mostrando 1-10 de 86')).toBeTruthy()
  await user.click(button('Siguiente'))
  expect(onPage.mock.calls).toEqual([[3]])
})

test('a press is marked while whoever draws the rows is at it', async () => {
  const asked: number[] = []
  const onPage = (page: number) =>
    startTransition(() => {
      asked.push(page)
      return new Promise<void>(() => undefined)
    })
  const { user } = drawPaginator({ onPage: jest.fn(onPage) })
  await user.click(button('Siguiente'))
  expect(button('Página 2').getAttribute('aria-current')).toBe('page')
  await user.click(button('Siguiente'))
  expect(button('Página 3').getAttribute('aria-current')).toBe('page')
  expect(asked).toEqual([2, 3])
})
