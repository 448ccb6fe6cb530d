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
async function answer(give: (answer: Answer) => void) {
  give(answers.at(-1) as Answer)
  await pass(0)
}
const internal = new ApiError(500, { ok: false, code: 'internal', msg: 'Error interno' })
const press = (name: string) => screen.getByRole('button', { name })

test('loading: nothing at first, a skeleton, and a text after three seconds', async () => {
  renderWithKit(<List />)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText(/Cargando/)).toBeNull()
  await pass(150)
  expect(screen.getByText('Cargando…')).toBeTruthy()
  await pass(2850)
  expect(screen.getByText(/tarda más de lo normal/)).toBeTruthy()
})

test('data: the children, without a loading state', async () => {
  renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Ana', 'Luis']))
  expect(screen.getByText('Luis')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('empty: the empty state', async () => {
  renderWithKit(<List />)
  await answer(({ resolve }) => resolve([]))
  expect(screen.getByText('Nadie todavía')).toBeTruthy()
})

test('failure: title and reason, which stay during a retry', async () => {
  const { user } = renderWithKit(<List />)
  await answer(({ reject }) => reject(new ConnectionError()))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(/No se cargó la lista.*Error de conexión/)
  await user.click(press('Reintentar'))
  expect(answers).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toMatch(/No se cargó la lista/)
  await answer(({ resolve }) => resolve(['Ana']))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Ana')).toBeTruthy()
})

test('data stays if a refetch fails, with a notice to retry', async () => {
  const { user } = renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Ana']))
  await user.click(press('Actualizar'))
  await answer(({ reject }) => reject(internal))
  expect(screen.getByText('Ana')).toBeTruthy()
  expect(screen.getByText('Estos datos pueden no estar al día')).toBeTruthy()
  await user.click(press('Reintentar'))
  await answer(({ resolve }) => resolve(['Ana', 'Luis']))
  expect(screen.getByText('Luis')).toBeTruthy()
  expect(screen.queryByText('Estos datos pueden no estar al día')).toBeNull()
})

test('once: what a running refetch replaces is not shown, and a later refetch keeps the form', async () => {
  const { user, rerender } = renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Antes']))
  rerender(<List key="form" once />)
  expect(screen.queryByText('Antes')).toBeNull()
  await answer(({ resolve }) => resolve(['Ahora']))
  expect(screen.getByText('Ahora')).toBeTruthy()
  await user.click(press('Actualizar'))
  expect(screen.getByText('Ahora')).toBeTruthy()
})

test('once: what is there is shown if the refetch fails', async () => {
  const { rerender } = renderWithKit(<List />)
  await answer(({ resolve }) => resolve(['Antes']))
  rerender(<List key="form" once />)
  await answer(({ reject }) => reject(internal))
  expect(screen.getByText('Antes')).toBeTruthy()
  expect(screen.getByText('Estos datos pueden no estar al día')).toBeTruthy()
})
