/** @jest-environment jsdom */
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError, ConnectionError } from '../api/api-error'
import { QueryView } from './query-view'

interface Answer {
  resolve: (rows: string[]) => void
  reject: (error: Error) => void
}

let answers: Answer[]
beforeEach(() => {
  jest.useFakeTimers()
  answers = []
})
afterEach(() => void jest.useRealTimers())

const ask = () => new Promise<string[]>((resolve, reject) => void answers.push({ resolve, reject }))

function List({ once }: { once?: boolean }) {
  const query = useQuery({ queryKey: ['list'], queryFn: ask, staleTime: 0 })
  return (
    <>
      <button type="button" onClick={() => query.refetch()}>
        Actualizar
      </button>
      <QueryView
        once={once}
        query={query}
        errorTitle="No se cargó la lista"
        isEmpty={(rows) => rows.length === 0}
        empty={<p>Nadie todavía</p>}
      >
        {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
      </QueryView>
    </>
  )
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
async function answer(settle: (answer: Answer) => void) {
  settle(answers.at(-1) as Answer)
  await pass(0)
}
const internal = new ApiError(500, { ok: false, code: 'internal', msg: 'Error interno' })
const button = (name: string) => screen.getByRole('button', { name })

test('QueryView shows nothing at first while loading, then a skeleton, and a text after three seconds', async () => {
  renderWithKit(<List />)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText(/Cargando/)).toBeNull()
  await pass(150)
  expect(screen.getByText('Cargando…')).toBeTruthy()
  await pass(2850)
  expect(screen.getByText(/tarda más de lo normal/)).toBeTruthy()
})

test('QueryView shows the children and no loading state when the query has data', async () => {
  renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Ana', 'Luis']))
  expect(screen.getByText('Luis')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('QueryView shows the empty state for an empty list', async () => {
  renderWithKit(<List />)
  await answer(({ resolve }) => resolve([]))
  expect(screen.getByText('Nadie todavía')).toBeTruthy()
})

test('QueryView shows the title and the reason of an error, and keeps both during a retry', async () => {
  const { user } = renderWithKit(<List />)
  await answer(({ reject }) => reject(new ConnectionError()))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(/No se cargó la lista.*Error de conexión/)
  await user.click(button('Reintentar'))
  expect(answers).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toMatch(/No se cargó la lista/)
  await answer(({ resolve }) => resolve(['Ana']))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Ana')).toBeTruthy()
})

test('QueryView keeps the data if a refetch fails, and adds a notice and a retry button', async () => {
  const { user } = renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Ana']))
  await user.click(button('Actualizar'))
  await answer(({ reject }) => reject(internal))
  expect(screen.getByText('Ana')).toBeTruthy()
  expect(screen.getByText('Estos datos pueden no estar al día')).toBeTruthy()
  await user.click(button('Reintentar'))
  await answer(({ resolve }) => resolve(['Ana', 'Luis']))
  expect(screen.getByText('Luis')).toBeTruthy()
  expect(screen.queryByText('Estos datos pueden no estar al día')).toBeNull()
})

test('QueryView with `once` waits for a running refetch, and shows the data during a later refetch', async () => {
  const { user, rerender } = renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Antes']))
  rerender(<List key="form" once />)
  expect(screen.queryByText('Antes')).toBeNull()
  await answer(({ resolve }) => resolve(['Ahora']))
  expect(screen.getByText('Ahora')).toBeTruthy()
  await user.click(button('Actualizar'))
  expect(screen.getByText('Ahora')).toBeTruthy()
})

test('QueryView with `once` shows the cached data if the refetch fails', async () => {
  const { rerender } = renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Antes']))
  rerender(<List key="form" once />)
  await answer(({ reject }) => reject(internal))
  expect(screen.getByText('Antes')).toBeTruthy()
  expect(screen.getByText('Estos datos pueden no estar al día')).toBeTruthy()
})
