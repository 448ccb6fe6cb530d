/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError, ConnectionError, FormatError } from '../api/api-error'
import { ErrorState } from './error-state'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const refusal = (status: number, code: ApiError['code']) =>
  new ApiError(status, { ok: false, code, msg: `El API dice ${code}` })

test.each([
  ['the API’s own words', refusal(409, 'conflict'), 'El API dice conflict'],
  [
    'no blame for a fault of the server',
    refusal(500, 'internal'),
    'Error del servidor. Por favor, inténtelo de nuevo más tarde.',
  ],
  ['the connection', new ConnectionError(), /^Error de conexión al servidor/],
  ['an answer that is not the API’s', new FormatError(), /^Error: Formato de datos inválido/],
  ['anything else', new TypeError('x is undefined'), 'Ha ocurrido un error inesperado'],
])('says why: %s', (_, error, sentence) => {
  renderWithKit(<ErrorState error={error} />)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText('No se pudo cargar esta información')).toBeTruthy()
})

test('a fault of the server names the request for support; a refusal does not', () => {
  const failed = (status: number, code: ApiError['code']) =>
    new ApiError(status, { ok: false, code, msg: 'x', request_id: '2ee1fb7e' })
  const { rerender } = renderWithKit(<ErrorState error={failed(500, 'internal')} />)
  expect(screen.getByText('Si avisa a soporte, dé este código: 2ee1fb7e')).toBeTruthy()
  rerender(<ErrorState error={failed(409, 'conflict')} />)
  expect(screen.queryByText(/2ee1fb7e/)).toBeNull()
})

test.each([403, 404])('a %d offers a link to the dashboard', (status) => {
  renderWithKit(<ErrorState error={refusal(status, 'forbidden')} />)
  expect(screen.getByRole('link', { name: 'Ir al panel' }).getAttribute('href')).toBe('/dashboard')
})

test('other failures do not, and show no Retry without a handler', () => {
  renderWithKit(<ErrorState error={refusal(500, 'internal')} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('Retry is disabled while busy, and a slow retry shows a text', async () => {
  const onRetry = jest.fn()
  const { user, rerender } = renderWithKit(<ErrorState error={new ConnectionError()} onRetry={onRetry} />)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  rerender(<ErrorState error={new ConnectionError()} onRetry={onRetry} busy />)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByText(/tarda más de lo normal/)).toBeTruthy()
})
