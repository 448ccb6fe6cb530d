/** @jest-environment jsdom */
import type { Pagination } from '@fichero/contract/common.schema'
import { act, screen, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { PagedList } from '../list/paged-list'
import { usePages } from '../list/use-pages'
import { clearNotices, getNotices } from '../notify/store'
import { useAllRows } from '../print-rows/use-all-rows'
import { Paper } from './paper'
import { PrintButton } from './print-button'

interface Answer {
  names: string[]
  pagination: Pagination
}

const SIZE = 2
const NAMES = ['Ana', 'Beto', 'Carla', 'David', 'Elsa']
const requested: number[] = []
let fails = false
/** What was on the page when `window.print` was called. */
let printed: { rows: string[]; text: string } | undefined

const pageOf = (currentPage: number, itemsPerPage: number): Answer => ({
  names: NAMES.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage),
  pagination: {
    currentPage,
    itemsPerPage,
    totalItems: NAMES.length,
    totalPages: Math.ceil(NAMES.length / itemsPerPage),
  },
})

async function requestPage(page: number): Promise<Answer> {
  requested.push(page)
  if (fails) throw new Error('no')
  return pageOf(page, SIZE)
}

function List({ most }: { most: number }) {
  const answer = pageOf(1, 1)
  const all = useAllRows(answer, { rows: 'names', page: requestPage, most })
  const query = { data: answer, error: null, isFetching: false, isPlaceholderData: false } as never
  return (
    <PagedList<Answer> query={query} all={all} pages={usePages()} errorTitle="" empty={null}>
      {({ names }) => (
        <ul aria-label="people">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const rows = () => screen.getByRole('list', { name: 'people' }).textContent
const renderPaper = (most = 100) =>
  renderWithKit(
    <Paper about="Ficha 7">
      <List most={most} />
      <PrintButton />
    </Paper>,
  )

beforeEach(() => {
  jest.useFakeTimers()
  requested.length = 0
  fails = false
  printed = undefined
  clearNotices()
  window.print = () => {
    printed = { rows: [rows() ?? ''], text: document.body.textContent ?? '' }
  }
})

afterEach(() => jest.useRealTimers())

it('the button prints the rows of all pages, and then the list shows one page again', async () => {
  const { user } = renderPaper()
  expect(rows()).toBe('Ana')
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(printed?.rows).toEqual(['AnaBetoCarlaDavidElsa']))
  expect(requested).toEqual([1, 2, 3])
  expect(printed?.text).not.toContain('En este papel hay')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows()).toBe('Ana')
})

it('if the user prints without the button, the number of printed rows and of all rows is printed', () => {
  renderPaper()
  expect(document.body.textContent).toContain('En este papel hay 1 de 5. Para tenerlo todo, use el botón Imprimir')
})

it('the button does not print more rows than allowed, and suggests what to do', async () => {
  const { user } = renderPaper(4)
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(getNotices().toasts).toHaveLength(1))
  expect(getNotices().toasts[0]?.text).toBe('Son 5, y en papel caben hasta 4. Use los filtros, o Exportar a Excel.')
  expect([requested, printed]).toEqual([[], undefined])
})

it('the button does not print an incomplete list if a page cannot be loaded', async () => {
  fails = true
  const { user } = renderPaper()
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(getNotices().toasts).toHaveLength(1))
  expect(printed).toBeUndefined()
})
