/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useGivenTitle, usePageTitle } from './page-title'
import { useKeptFocus } from './use-kept-focus'
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

describe('the focus of a button that went with its row', () => {
  let list: object
  const focused = () => document.activeElement?.id

  function open() {
    document.body.innerHTML =
      '<h2 id="requests" tabindex="-1"></h2><button id="other"></button><button id="own"></button>'
    list = {}
    const hook = renderHook(() => useKeptFocus('requests', list))
    expect(focused()).toBe('')
    document.getElementById('own')?.focus()
    const change = () => {
      list = {}
      hook.rerender()
    }
    return { press: () => hook.result.current(), change, hook }
  }

  test('goes to its list, once', () => {
    const { press, change } = open()
    press()
    document.getElementById('own')?.remove()
    const focus = jest.spyOn(document.getElementById('requests') as HTMLElement, 'focus')
    change()
    expect(focused()).toBe('requests')
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    document.getElementById('requests')?.blur()
    change()
    expect(focused()).toBe('')
  })

  test('stays where it was not pressed, or where it has gone on', () => {
    const { press, change } = open()
    document.getElementById('own')?.remove()
    change()
    expect(focused()).toBe('')
    press()
    document.getElementById('other')?.focus()
    change()
    expect(focused()).toBe('other')
  })

  test('stays where the list has gone too', () => {
    const { press, change } = open()
    press()
    document.body.replaceChildren()
    change()
    expect(focused()).toBe('')
  })

  test('waits for the list to change', () => {
    const { press, change, hook } = open()
    press()
    document.getElementById('own')?.remove()
    hook.rerender()
    expect(focused()).toBe('')
    change()
    expect(focused()).toBe('requests')
  })
})
