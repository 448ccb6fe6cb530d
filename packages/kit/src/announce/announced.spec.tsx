/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { Announced } from './announced'
import { announce, isInDialog } from './announcer'
import { LiveRegion } from './live-region'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** The texts that each live region contains now. */
const announcements = () =>
  screen.getAllByRole('status').map((region) => [...region.children].map(({ textContent }) => textContent))

test('a notice is announced when it appears and when its text changes, without its buttons', () => {
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
  expect(announcements()).toEqual([['Otro programa Cocina']])
  rerender(notice('Cocina'))
  expect(announcements()).toEqual([['Otro programa Cocina']])
  rerender(notice('Música'))
  expect(announcements()).toEqual([['Otro programa Cocina', 'Otro programa Música']])
})

test('with changesOnly, changes are announced, but not the initial text', () => {
  const page = (count: string) => (
    <>
      <LiveRegion />
      <Announced changesOnly>{count}</Announced>
    </>
  )
  const { rerender } = renderWithKit(page('3 fichas'))
  expect(announcements()).toEqual([[]])
  rerender(page('1 ficha'))
  expect(announcements()).toEqual([['1 ficha']])
})

test('an announcement is removed after a second, and the same text can be announced again', () => {
  renderWithKit(<LiveRegion />)
  act(() => announce('Copiado'))
  act(() => void jest.advanceTimersByTime(1000))
  expect(announcements()).toEqual([[]])
  act(() => announce('Copiado'))
  expect(announcements()).toEqual([['Copiado']])
})

test('the live region of an open dialog is used, and that of the page after the dialog is closed', () => {
  const page = (isOpen: boolean) => (
    <>
      <LiveRegion key="page" />
      {isOpen && <LiveRegion key="dialog" />}
    </>
  )
  const { rerender } = renderWithKit(page(true))
  expect(isInDialog()).toBe(true)
  act(() => announce('Guardado'))
  expect(announcements()).toEqual([[], ['Guardado']])
  rerender(page(false))
  expect(isInDialog()).toBe(false)
  act(() => announce('Cerrado'))
  expect(announcements()).toEqual([['Cerrado']])
})

test('without a text or without a live region, nothing is announced', () => {
  const { unmount } = renderWithKit(<LiveRegion />)
  act(() => announce(''))
  expect(announcements()).toEqual([[]])
  unmount()
  expect(() => announce('Nadie oye')).not.toThrow()
})
