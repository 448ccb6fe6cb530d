/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError, ConnectionError, FormatError } from '../api/api-error'
import { ErrorState } from './error-state'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const apiError = (status: number, code: ApiError['code']) =>
  new ApiError(status, { ok: false, code, msg: `El API dice ${code}` })

test.each([
  ['an error with the API’s message', apiError(409, 'conflict'), 'El API dice conflict'],
  [
    'a server error, which is a general message',
    apiError(500, 'internal'),
    'Error del servidor. Por favor, inténtalo de nuevo más tarde.',
  ],
  ['a lost connection', new ConnectionError(), /^Error de conexión al servidor/],
  ['an answer that is not from the API', new FormatError(), /^Error: Formato de datos inválido/],
  ['any other error', new TypeError('x is undefined'), 'Ha ocurrido un error inesperado'],
])('ErrorState shows a reason for %s', (_, error, sentence) => {
  renderWithKit(<ErrorState error={error} />)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText('No se pudo cargar esta información')).toBeTruthy()
})

test('a server error shows the request id for support, but another error of the API does not', () => {
  const failed = (status: number, code: ApiError['code']) =>
    new ApiError(status, { ok: false, code, msg: 'x', request_id: '2ee1fb7e' })
  const { rerender } = renderWithKit(<ErrorState error={failed(500, 'internal')} />)
  expect(screen.getByText('Si avisa a soporte, dé este código: 2ee1fb7e')).toBeTruthy()
  rerender(<ErrorState error={failed(409, 'conflict')} />)
  expect(screen.queryByText(/2ee1fb7e/)).toBeNull()
})

test.each([403, 404])('an error %d offers a link to the dashboard', (status) => {
  renderWithKit(<ErrorState error={apiError(status, 'forbidden')} />)
  expect(screen.getByRole('link', { name: 'Ir al panel' }).getAttribute('href')).toBe('/dashboard')
})

test.each([
  [403, 1],
  [404, 0],
])('an error %d with a handler has %d buttons to retry', (status, count) => {
  renderWithKit(<ErrorState error={apiError(status, 'forbidden')} onRetry={() => undefined} />)
  expect(screen.queryAllByRole('button', { name: 'Reintentar' })).toHaveLength(count)
})

test('other errors offer no link, and no retry without a handler', () => {
  renderWithKit(<ErrorState error={apiError(500, 'internal')} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the retry button is disabled while busy, and a slow retry shows a text', async () => {
  const onRetry = jest.fn()
  const { user, rerender } = renderWithKit(<ErrorState error={new ConnectionError()} onRetry={onRetry} />)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  rerender(<ErrorState error={new ConnectionError()} onRetry={onRetry} busy />)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByText(/tarda más de lo normal/)).toBeTruthy()
})
