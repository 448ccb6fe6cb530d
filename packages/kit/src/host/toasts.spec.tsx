/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { addNotice, clearNotices } from '../notify/store'
import { Toasts } from './toasts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  act(clearNotices)
  jest.useRealTimers()
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const say = (text: string) => act(() => addNotice('success', text))
const shown = () => [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent)
const stack = () => screen.getByRole('status')

test('a toast is announced politely and disappears after three seconds', () => {
  renderWithKit(<Toasts />)
  expect(stack().getAttribute('aria-live')).toBe('polite')
  say('Guardado')
  pass(2999)
  expect(shown()).toEqual(['Guardado'])
  pass(1)
  expect(shown()).toEqual([])
})

test('each has its own three seconds', () => {
  renderWithKit(<Toasts />)
  say('uno')
  pass(2000)
  say('dos')
  pass(1000)
  expect(shown()).toEqual(['dos'])
  pass(2000)
  expect(shown()).toEqual([])
})

test('all stay while one is hovered, and three seconds after that', () => {
  renderWithKit(<Toasts />)
  say('uno')
  say('dos')
  fireEvent.pointerEnter(stack())
  pass(60_000)
  expect(shown()).toEqual(['uno', 'dos'])
  fireEvent.pointerLeave(stack())
  pass(2999)
  expect(shown()).toEqual(['uno', 'dos'])
  pass(1)
  expect(shown()).toEqual([])
})

test('they stay while one has the focus', () => {
  renderWithKit(<Toasts />)
  say('uno')
  const close = screen.getByRole('button', { name: 'Cerrar' })
  act(() => close.focus())
  pass(60_000)
  expect(shown()).toEqual(['uno'])
  act(() => close.blur())
  pass(3000)
  expect(shown()).toEqual([])
})

test('closing one focuses the next one, and finally the previous element', async () => {
  const { user } = renderWithKit(
    <>
      <button type="button">Guardar</button>
      <Toasts />
    </>,
  )
  const save = screen.getByRole('button', { name: 'Guardar' })
  act(() => save.focus())
  say('uno')
  say('dos')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['dos'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar' }))
  await user.keyboard('{Enter}')
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(save)
})
