/** @jest-environment jsdom */
import { abortAfter, withTimeout } from './with-timeout'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const later = <T>(milliseconds: number, settle: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(settle())
      } catch (error) {
        reject(error)
      }
    }, milliseconds)
  })

test('what comes in time is the outcome, and leaves no timer', async () => {
  const outcome = withTimeout(
    100,
    'it',
    later(99, () => 'here'),
  )
  await jest.advanceTimersByTimeAsync(99)
  await expect(outcome).resolves.toBe('here')
  expect(jest.getTimerCount()).toBe(0)
})

test('what fails in time fails as it does', async () => {
  const outcome = withTimeout(
    100,
    'it',
    later(99, () => {
      throw new TypeError('broken')
    }),
  )
  outcome.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(99)
  await expect(outcome).rejects.toThrow(TypeError)
})

test('what does not come in time is a failure that says what and how long', async () => {
  const outcome = withTimeout(100.4, 'the page', new Promise(() => undefined))
  outcome.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(101)
  await expect(outcome).rejects.toMatchObject({ reason: 'timeout', message: 'the page did not arrive within 100 ms' })
})

test('a signal aborts when its time is over and not before', () => {
  const signal = abortAfter(100)
  jest.advanceTimersByTime(99)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
