/** @jest-environment jsdom */
import { TAKE_BACK_MS } from '@fichero/contract/limits'
import type { User } from '@fichero/contract/users.schema'
import { act, renderHook } from '@testing-library/react'
import { useDelayedApproval } from './use-delayed-approval'

const person = (id: number) => ({ id }) as User
const approve = jest.fn()
let hook: ReturnType<typeof useDelayedApproval>

beforeEach(() => {
  jest.useFakeTimers()
  approve.mockClear()
})
afterEach(() => jest.useRealTimers())

const open = () =>
  renderHook(() => {
    hook = useDelayedApproval(approve)
  })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const approved = () => approve.mock.calls.map(([{ id }]) => id)

test('an approval is sent after the delay, unless it was undone', () => {
  open()
  act(() => hook.delay(person(1)))
  pass(TAKE_BACK_MS / 2)
  act(() => hook.delay(person(1)))
  act(() => hook.delay(person(2)))
  expect([hook.isDelayed(person(1)), hook.isDelayed(person(2)), hook.isDelayed(person(3))]).toEqual([true, true, false])
  pass(TAKE_BACK_MS / 2 - 1)
  expect(approved()).toEqual([])
  pass(1)
  expect(approved()).toEqual([1])
  act(() => hook.undo(person(2)))
  expect(hook.isDelayed(person(2))).toBe(false)
  pass(TAKE_BACK_MS)
  expect(approved()).toEqual([1])
})

test.each([
  ['goes to another screen', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ['leaves the page', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
])('approvals are sent at once, and only once, if the user %s', (_, leave) => {
  const screen = open()
  act(() => hook.delay(person(1)))
  act(() => hook.delay(person(2)))
  leave(screen)
  expect(approved()).toEqual([1, 2])
  pass(TAKE_BACK_MS)
  expect(approved()).toEqual([1, 2])
})
