/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { addNotice, clearNotices } from '../notify/store'
import { loadToasts, Toasts } from './toasts'

beforeAll(loadToasts)
beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  act(clearNotices)
  jest.useRealTimers()
})

/** Waits for the tasks in which toasts are added and removed. */
const settle = () => {
  for (let task = 0; task < 3; task += 1) act(() => jest.advanceTimersByTime(0))
}
const pass = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds))
  settle()
}
const notify = (text: string) => {
  act(() => addNotice('success', text))
  settle()
}
const shown = () => [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent)
const stack = () => screen.getByRole('status')
const toast = (text: string) => screen.getByText(text).closest('[data-toast]')!

test('a toast is announced politely and disappears after three seconds', () => {
  renderWithKit(<Toasts />)
  expect(stack().getAttribute('aria-live')).toBe('polite')
  notify('Guardado')
  pass(2999)
  expect(shown()).toEqual(['Guardado'])
  pass(1)
  expect(shown()).toEqual([])
})

test('each toast disappears three seconds after it appeared', () => {
  renderWithKit(<Toasts />)
  notify('uno')
  pass(2000)
  notify('dos')
  pass(1000)
  expect(shown()).toEqual(['dos'])
  pass(2000)
  expect(shown()).toEqual([])
})

test('all toasts stay while one of them is hovered, and for three seconds afterwards', () => {
  renderWithKit(<Toasts />)
  notify('uno')
  notify('dos')
  fireEvent.mouseEnter(toast('uno'))
  pass(60_000)
  expect(shown()).toEqual(['uno', 'dos'])
  fireEvent.mouseLeave(toast('uno'))
  pass(2999)
  expect(shown()).toEqual(['uno', 'dos'])
  pass(1)
  expect(shown()).toEqual([])
})

test('toasts stay while one of them has the focus', () => {
  renderWithKit(<Toasts />)
  notify('uno')
  const close = screen.getByRole('button', { name: 'Cerrar' })
  act(() => close.focus())
  pass(60_000)
  expect(shown()).toEqual(['uno'])
  act(() => close.blur())
  pass(3000)
  expect(shown()).toEqual([])
})

test('closing a toast focuses the next one, and finally the element focused before', async () => {
  const { user } = renderWithKit(
    <>
      <button type="button">Guardar</button>
      <Toasts />
    </>,
  )
  const save = screen.getByRole('button', { name: 'Guardar' })
  act(() => save.focus())
  notify('uno')
  notify('dos')
  await user.tab()
  await user.keyboard('{Enter}')
  // Waits, because the tasks after a key press do not run on the fake timers.
  await waitFor(() => expect(shown()).toEqual(['dos']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toEqual([]))
  expect(document.activeElement).toBe(save)
})
