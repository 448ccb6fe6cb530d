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
])('after %i ms useWait returns %s', (milliseconds, wait) => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useWait())
  act(() => void jest.advanceTimersByTime(milliseconds))
  expect(result.current).toBe(wait)
})

test('useWait returns idle when the wait has ended, and a new wait starts at zero', () => {
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

test('useGivenTitle returns the title of a screen while the screen is mounted', () => {
  const title = renderHook(() => useGivenTitle())
  const screen = renderHook((text: string | undefined) => usePageTitle(text), {
    initialProps: undefined as string | undefined,
  })
  expect(title.result.current).toBeUndefined()
  screen.rerender('Ficha 7')
  expect(title.result.current).toBe('Ficha 7')
  screen.rerender('Ficha 8')
  expect(title.result.current).toBe('Ficha 8')
  screen.unmount()
  expect(title.result.current).toBeUndefined()
})

test('a component without a title does not change the title of another', () => {
  const title = renderHook(() => useGivenTitle())
  const first = renderHook(() => usePageTitle('Ficha 7'))
  const second = renderHook(() => usePageTitle(undefined))
  expect(title.result.current).toBe('Ficha 7')
  second.unmount()
  expect(title.result.current).toBe('Ficha 7')
  first.unmount()
  expect(title.result.current).toBeUndefined()
})
