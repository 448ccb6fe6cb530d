/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { startTransition } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { Paginator, pageWindow } from './paginator'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function renderPaginator(props: Partial<Parameters<typeof Paginator>[0]> = {}) {
  const calls = { onPage: jest.fn(), onPageSize: jest.fn() }
  const { user } = renderWithKit(
    <Paginator page={1} totalPages={9} totalItems={86} pageSize={10} {...calls} {...props} />,
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
  renderPaginator({ page })
  expect(numbers()).toEqual(expected)
  expect(button(`Página ${page}`).getAttribute('aria-current')).toBe('page')
})

test('all pages are shown if they fit', () => {
  renderPaginator({ totalPages: 2, totalItems: 12 })
  expect(numbers()).toEqual(['1', '2'])
})

test('a single page has no buttons, but shows the number of rows', () => {
  renderPaginator({ totalPages: 1, totalItems: 7 })
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Mostrando 1-7 de 7')).toBeTruthy()
})

test.each([
  [1, 'Mostrando 1-10 de 86'],
  [9, 'Mostrando 81-86 de 86'],
])('page %d shows the range of its rows', (page, sentence) => {
  renderPaginator({ page })
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('an empty list shows the range 0-0', () => {
  renderPaginator({ totalPages: 0, totalItems: 0 })
  expect(screen.getByText('Mostrando 0-0 de 0')).toBeTruthy()
})

test('the buttons open the previous, the next and a numbered page', async () => {
  const { user, onPage } = renderPaginator({ page: 4 })
  await user.click(button('Anterior'))
  await user.click(button('Siguiente'))
  await user.click(button('Página 6'))
  expect(onPage.mock.calls).toEqual([[3], [5], [6]])
})

test('the button for the previous page is disabled on the first page', () => {
  renderPaginator({ page: 1 })
  expect(button('Anterior').disabled).toBe(true)
  expect(button('Siguiente').disabled).toBe(false)
})

test('the button for the next page is disabled on the last page', () => {
  renderPaginator({ page: 9 })
  expect(button('Siguiente').disabled).toBe(true)
})

test('the paginator offers page sizes from five to a hundred, and passes the choice as a number', async () => {
  const { user, onPageSize } = renderPaginator()
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Por página' })
  expect([...size.options].map(({ value }) => value)).toEqual(['5', '10', '20', '50', '100'])
  expect(size.value).toBe('10')
  await user.selectOptions(size, '50')
  expect(onPageSize.mock.calls).toEqual([[50]])
})

test('the requested page is marked before its rows arrive, and the next click continues from that page', async () => {
  const { user, onPage } = renderPaginator({ page: 1, chosen: 2 })
  expect(button('Página 2').getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('Mostrando 1-10 de 86')).toBeTruthy()
  await user.click(button('Siguiente'))
  expect(onPage.mock.calls).toEqual([[3]])
})

test('the clicked page is marked while its rows are rendered', async () => {
  const requested: number[] = []
  const onPage = (page: number) =>
    startTransition(() => {
      requested.push(page)
      return new Promise<void>(() => undefined)
    })
  const { user } = renderPaginator({ onPage: jest.fn(onPage) })
  await user.click(button('Siguiente'))
  expect(button('Página 2').getAttribute('aria-current')).toBe('page')
  await user.click(button('Siguiente'))
  expect(button('Página 3').getAttribute('aria-current')).toBe('page')
  expect(requested).toEqual([2, 3])
})

test.each([
  [1, 10, 5, [1, 2, 3, 4, 5]],
  [3, 10, 5, [1, 2, 3, 4, 5]],
  [4, 10, 5, [2, 3, 4, 5, 6]],
  [8, 10, 5, [6, 7, 8, 9, 10]],
  [10, 10, 5, [6, 7, 8, 9, 10]],
  [2, 3, 5, [1, 2, 3]],
  [1, 1, 5, [1]],
  [1, 0, 5, []],
])('on page %i of %i with a window of %i, the pages to choose are %j', (page, total, size, pages) => {
  expect(pageWindow(page, total, size)).toEqual(pages)
})
