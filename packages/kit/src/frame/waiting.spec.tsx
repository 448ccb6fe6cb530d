/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { Updating } from './query-view'
import { Waiting } from './waiting'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const status = () => screen.getByRole('status')

test('Waiting shows nothing at first, a skeleton after 150 ms, and a text after three seconds', () => {
  renderWithKit(<Waiting skeleton={<i data-testid="shape" />} />)
  pass(149)
  expect(screen.queryByTestId('shape')).toBeNull()
  pass(1)
  expect(screen.getByTestId('shape').parentElement?.getAttribute('aria-hidden')).toBe('true')
  expect(status().textContent).toBe('Cargando…')
  pass(2849)
  expect(status().textContent).toBe('Cargando…')
  pass(1)
  expect(status().textContent).toMatch(/tarda más de lo normal/)
  expect(screen.getByTestId('shape')).toBeTruthy()
})

test('Updating shows its texts after 150 ms and three seconds', () => {
  renderWithKit(<Updating />)
  pass(149)
  expect(status().textContent).toBe('')
  pass(1)
  expect(status().textContent).toBe('Cargando…')
  pass(2850)
  expect(status().textContent).toMatch(/tarda más de lo normal/)
})

test('unmounting clears all timers', () => {
  const { unmount } = renderWithKit(<Waiting />)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
