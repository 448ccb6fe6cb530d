/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useGivenTitle, usePageTitle } from './page-title'
import { useWait } from './use-wait'

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test.each([
  [149, 'idle'],
  [150, 'pending'],
  [2999, 'pending'],
  [3000, 'slow'],
])('after %i ms of waiting it is %s', (milliseconds, wait) => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useWait())
  act(() => void jest.advanceTimersByTime(milliseconds))
  expect(result.current).toBe(wait)
})

test('what no longer waits is idle, and waits anew', () => {
  jest.useFakeTimers()
  const { result, rerender } = renderHook((waiting: boolean) => useWait(waiting), { initialProps: false })
  act(() => void jest.advanceTimersByTime(5000))
  expect([result.current, jest.getTimerCount()]).toEqual(['idle', 0])
  rerender(true)
  act(() => void jest.advanceTimersByTime(200))
  expect(result.current).toBe('pending')
  rerender(false)
  expect([result.current, jest.getTimerCount()]).toEqual(['idle', 0])
})

test('the title is that of the screen while it is there and has one', () => {
  const given = renderHook(() => useGivenTitle())
  const screen = renderHook((text: string | undefined) => usePageTitle(text), {
    initialProps: undefined as string | undefined,
  })
  expect(given.result.current).toBeUndefined()
  screen.rerender('Ficha 7')
  expect(given.result.current).toBe('Ficha 7')
  screen.rerender('Ficha 8')
  expect(given.result.current).toBe('Ficha 8')
  screen.unmount()
  expect(given.result.current).toBeUndefined()
})

test('the title of one screen stays while another one is there without its own', () => {
  const given = renderHook(() => useGivenTitle())
  const first = renderHook(() => usePageTitle('Ficha 7'))
  const second = renderHook(() => usePageTitle(undefined))
  expect(given.result.current).toBe('Ficha 7')
  second.unmount()
  expect(given.result.current).toBe('Ficha 7')
  first.unmount()
  expect(given.result.current).toBeUndefined()
})
