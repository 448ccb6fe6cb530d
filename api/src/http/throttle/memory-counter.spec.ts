import { MemoryCounter } from './memory-counter.js'

const MINUTE = 60_000

afterEach(() => jest.useRealTimers())

it('MemoryCounter keeps the counter of an account under attack, however many other keys arrive', async () => {
  const memory = new MemoryCounter(10, 15 * MINUTE)
  for (let tries = 0; tries < 10; tries++) await memory.take('victim')
  for (let key = 0; key < 50_000; key++) await memory.take(String(key))
  expect(await memory.take('victim')).toBeGreaterThan(0)
  expect(memory.size).toBe(20_000)
})

it('MemoryCounter ignores changes of the system clock', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const memory = new MemoryCounter(1, 15 * MINUTE)
  await memory.take('one')
  jest.setSystemTime(Date.now() - 10 * 24 * 60 * MINUTE)
  expect(await memory.take('one')).toBe(15 * MINUTE)
  jest.setSystemTime(Date.now() + 20 * 24 * 60 * MINUTE)
  expect(await memory.take('one')).toBe(15 * MINUTE)
  jest.advanceTimersByTime(15 * MINUTE)
  expect(await memory.take('one')).toBe(0)
})

it('MemoryCounter removes the counters of ended windows', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const memory = new MemoryCounter(1, 15 * MINUTE)
  for (let key = 0; key < 100; key++) await memory.take(String(key))
  jest.advanceTimersByTime(15 * MINUTE)
  await memory.take('one')
  expect(memory.size).toBe(1)
})
