/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { Announced } from './announced'
import { announce, isInDialog } from './announcer'
import { LiveRegion } from './live-region'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** What each region has said lately. */
const heard = () =>
  screen.getAllByRole('status').map((region) => [...region.children].map(({ textContent }) => textContent))

test('a notice is said when it comes, without its buttons, and again when its text changes', () => {
  const notice = (text: string) => (
    <>
      <LiveRegion />
      <Announced>
        <b>Otro programa</b>
        <p>
          {text} <button type="button">Usar</button>
        </p>
        <span aria-hidden="true">→</span>
      </Announced>
    </>
  )
  const { rerender } = renderWithKit(notice('Cocina'))
  expect(heard()).toEqual([['Otro programa Cocina']])
  rerender(notice('Cocina'))
  expect(heard()).toEqual([['Otro programa Cocina']])
  rerender(notice('Música'))
  expect(heard()).toEqual([['Otro programa Cocina', 'Otro programa Música']])
})

test('of what belongs to its page, only changes are said', () => {
  const page = (count: string) => (
    <>
      <LiveRegion />
      <Announced changesOnly>{count}</Announced>
    </>
  )
  const { rerender } = renderWithKit(page('3 fichas'))
  expect(heard()).toEqual([[]])
  rerender(page('1 ficha'))
  expect(heard()).toEqual([['1 ficha']])
})

test('what was said is removed, and may be said again', () => {
  renderWithKit(<LiveRegion />)
  act(() => announce('Copiado'))
  act(() => void jest.advanceTimersByTime(1000))
  expect(heard()).toEqual([[]])
  act(() => announce('Copiado'))
  expect(heard()).toEqual([['Copiado']])
})

test('an open dialog says it, and the page again once it is closed', () => {
  const page = (isOpen: boolean) => (
    <>
      <LiveRegion key="page" />
      {isOpen && <LiveRegion key="dialog" />}
    </>
  )
  const { rerender } = renderWithKit(page(true))
  expect(isInDialog()).toBe(true)
  act(() => announce('Guardado'))
  expect(heard()).toEqual([[], ['Guardado']])
  rerender(page(false))
  expect(isInDialog()).toBe(false)
  act(() => announce('Cerrado'))
  expect(heard()).toEqual([['Cerrado']])
})

test('nothing is said without a text, or without a page', () => {
  const { unmount } = renderWithKit(<LiveRegion />)
  act(() => announce(''))
  expect(heard()).toEqual([[]])
  unmount()
  expect(() => announce('Nadie oye')).not.toThrow()
})
