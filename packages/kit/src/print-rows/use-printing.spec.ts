/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { usePrinting } from './use-printing'

test('usePrinting returns true between the events beforeprint and afterprint', () => {
  const { result } = renderHook(usePrinting)
  expect(result.current).toBe(false)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    // Must already be rendered, because the browser prints right after the event.
    expect(result.current).toBe(true)
  })
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(result.current).toBe(false)
})
