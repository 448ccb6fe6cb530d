/** @jest-environment jsdom */
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'

const MINUTE = 60_000

beforeEach(() => {
  jest.resetModules()
  resetFederationGlobalInfo()
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

type Get = () => Promise<() => unknown>

/** Returns how the shell's builds, and those of remotes, then ask for the part. */
async function shared(get: Get) {
  const { share } = await import('../testing/fake-remote')
  const shell = share('@fichero/kit/ui', '1.0.0', get)
  ;(await import('./retry-shared-modules')).retrySharedModules()
  return () => shell.loadShare('@fichero/kit/ui')
}

const part = () => 'the part'

test('a part that loads is requested once', async () => {
  const get = jest.fn(async () => part)
  const load = await shared(get)
  await expect(load()).resolves.toBe(part)
  expect(get).toHaveBeenCalledTimes(1)
})

test('a part that fails is requested every two seconds until it loads', async () => {
  const get = jest.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'))
  const load = await shared(get.mockResolvedValue(part))
  const arrived = load()
  await jest.advanceTimersByTimeAsync(3999)
  expect(get).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  await expect(arrived).resolves.toBe(part)
  const said = expect.stringContaining('asked for again')
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [said, new Error('first')],
    [said, new Error('second')],
  ])
})

test('after five minutes it fails with the last error', async () => {
  const get = jest.fn().mockRejectedValue(new Error('no network'))
  const load = await shared(get)
  const settled = jest.fn()
  const arrived = load().catch(settled)
  await jest.advanceTimersByTimeAsync(5 * MINUTE - 2000)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  await arrived
  expect(settled).toHaveBeenCalledWith(new Error('no network'))
  expect(get).toHaveBeenCalledTimes(151)
  expect(jest.getTimerCount()).toBe(0)
})

test('a part that another version of the page has is not asked for again', async () => {
  const { CodeError } = await import('@fichero/kit/releases')
  const gone = new CodeError('withdrawn')
  const get = jest.fn().mockRejectedValue(gone)
  const load = await shared(get)
  await expect(load()).rejects.toBe(gone)
  expect(get).toHaveBeenCalledTimes(1)
})
