/** @jest-environment jsdom */
import { watchPress } from './watch-press'

const send = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }))
let stop: AbortController
let act: jest.Mock
let afterPress: (act: () => void) => void

beforeEach(() => {
  jest.useFakeTimers()
  stop = new AbortController()
  act = jest.fn()
  afterPress = watchPress(stop.signal)
})
afterEach(() => {
  stop.abort()
  jest.useRealTimers()
})

test('without a press, an action runs in the next task', () => {
  afterPress(act)
  expect(act).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test('an action requested while the mouse button is down runs once, after the button is released', () => {
  send('pointerdown')
  afterPress(act)
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
  send('pointerup')
  expect(act).not.toHaveBeenCalled()
  jest.runAllTimers()
  send('pointerup')
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test.each(['pointerup', 'pointercancel'])('%s ends a press', (event) => {
  send('pointerdown')
  send(event)
  afterPress(act)
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test('a press whose event an element does not propagate is detected', () => {
  const keep = (event: Event) => event.stopPropagation()
  document.body.addEventListener('pointerdown', keep)
  send('pointerdown')
  document.body.removeEventListener('pointerdown', keep)
  afterPress(act)
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})

test('presses after the signal was aborted are ignored', () => {
  stop.abort()
  send('pointerdown')
  afterPress(act)
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test('without a signal, watchPress never stops watching', () => {
  const always = watchPress()
  send('pointerdown')
  always(act)
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
