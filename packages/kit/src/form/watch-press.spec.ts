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

test('without a press an action comes at once, after what is going on', () => {
  afterPress(act)
  expect(act).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test('during a press it comes after its end, and once', () => {
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

test.each(['pointerup', 'pointercancel'])('a press that ended with %s is none any more', (event) => {
  send('pointerdown')
  send(event)
  afterPress(act)
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test('a press is noticed though a part of the screen keeps its events to itself', () => {
  const keep = (event: Event) => event.stopPropagation()
  document.body.addEventListener('pointerdown', keep)
  send('pointerdown')
  document.body.removeEventListener('pointerdown', keep)
  afterPress(act)
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})

test('presses are of no interest after the end', () => {
  stop.abort()
  send('pointerdown')
  afterPress(act)
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

test('without a signal it never ends', () => {
  const always = watchPress()
  send('pointerdown')
  always(act)
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
