/** @jest-environment jsdom */
import { FakeRuntime } from '../testing/fake-runtime'

const mockRuntime = new FakeRuntime()
jest.mock('@module-federation/enhanced/runtime', () => mockRuntime)

const MINUTE = 60_000

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function share(get: () => unknown) {
  const version = { get }
  mockRuntime.shares.default = { '@fichero/kit/ui': { '1.0.0': version } }
  const { retrySharedModules } = await import('./retry-shared-modules')
  retrySharedModules()
  return version
}

test('a part that loads is requested once', async () => {
  const get = jest.fn(async () => 'the part')
  const shared = await share(get)
  await expect(shared.get()).resolves.toBe('the part')
  expect(get).toHaveBeenCalledTimes(1)
})

test('a part that fails is requested every two seconds until it loads', async () => {
  const get = jest.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'))
  const shared = await share(get.mockResolvedValue('the part'))
  const arrived = shared.get()
  await jest.advanceTimersByTimeAsync(3999)
  expect(get).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  await expect(arrived).resolves.toBe('the part')
})

test('after five minutes it fails with the last error', async () => {
  const get = jest.fn().mockRejectedValue(new Error('no network'))
  const shared = await share(get)
  const settled = jest.fn()
  const arrived = Promise.resolve(shared.get()).catch(settled)
  await jest.advanceTimersByTimeAsync(5 * MINUTE - 2000)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  await arrived
  expect(settled).toHaveBeenCalledWith(new Error('no network'))
  expect(get).toHaveBeenCalledTimes(151)
  expect(jest.getTimerCount()).toBe(0)
})
