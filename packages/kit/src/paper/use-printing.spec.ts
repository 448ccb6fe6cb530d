/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { usePrinting } from './use-printing'

test('the page is being printed between the two events that browsers send', () => {
  const { result } = renderHook(usePrinting)
  expect(result.current).toBe(false)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
    // It is drawn already: the browser takes the print right after the event.
    expect(result.current).toBe(true)
  })
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(result.current).toBe(false)
})
