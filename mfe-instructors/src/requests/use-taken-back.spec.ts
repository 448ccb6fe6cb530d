/** @jest-environment jsdom */
import { TAKE_BACK_MS } from '@fichero/contract/limits'
import type { User } from '@fichero/contract/users.schema'
import { act, renderHook } from '@testing-library/react'
import { useTakenBack } from './use-taken-back'

const person = (id: number) => ({ id }) as User
const approve = jest.fn()
let now: ReturnType<typeof useTakenBack>

beforeEach(() => {
  jest.useFakeTimers()
  approve.mockClear()
})
afterEach(() => jest.useRealTimers())

const open = () =>
  renderHook(() => {
    now = useTakenBack(approve)
  })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const approved = () => approve.mock.calls.map(([{ id }]) => id)

test('an approval is sent once its time is over, and not if it was taken back', () => {
  open()
  act(() => now.hold(person(1)))
  pass(TAKE_BACK_MS / 2)
  act(() => now.hold(person(1)))
  act(() => now.hold(person(2)))
  expect([now.isHeld(person(1)), now.isHeld(person(2)), now.isHeld(person(3))]).toEqual([true, true, false])
  pass(TAKE_BACK_MS / 2 - 1)
  expect(approved()).toEqual([])
  pass(1)
  expect(approved()).toEqual([1])
  act(() => now.takeBack(person(2)))
  expect(now.isHeld(person(2))).toBe(false)
  pass(TAKE_BACK_MS)
  expect(approved()).toEqual([1])
})

test.each([
  ['goes to another screen', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ['leaves the page', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
])('it is sent at once, and once, if somebody %s', (_, leave) => {
  const screen = open()
  act(() => now.hold(person(1)))
  act(() => now.hold(person(2)))
  leave(screen)
  expect(approved()).toEqual([1, 2])
  pass(TAKE_BACK_MS)
  expect(approved()).toEqual([1, 2])
})
