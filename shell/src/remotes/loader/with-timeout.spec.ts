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

test('withTimeout returns a result that arrives in time, and clears the timer', async () => {
  const outcome = withTimeout(
    100,
    'it',
    later(99, () => 'here'),
  )
  await jest.advanceTimersByTimeAsync(99)
  await expect(outcome).resolves.toBe('here')
  expect(jest.getTimerCount()).toBe(0)
})

test('withTimeout rejects with an error that is thrown in time', async () => {
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

test('the timeout error names what timed out and the time limit', async () => {
  const outcome = withTimeout(100.4, 'the page', new Promise(() => undefined))
  outcome.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(101)
  await expect(outcome).rejects.toMatchObject({ reason: 'timeout', message: 'the page did not arrive within 100 ms' })
})

test('a signal aborts at its time and not before', () => {
  const signal = abortAfter(100)
  jest.advanceTimersByTime(99)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
