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

/** Shares a part of the kit, with retries. Returns the function with which shell and remotes load the part. */
async function shared(get: Get) {
  const { share } = await import('../testing/fake-remote')
  const shell = share('@fichero/kit/ui', '1.0.0', get)
  ;(await import('./shared-modules')).retrySharedModules()
  return () => shell.loadShare('@fichero/kit/ui')
}

const part = () => 'the part'

test('a part of the kit that loads is requested once', async () => {
  const get = jest.fn(async () => part)
  const load = await shared(get)
  await expect(load()).resolves.toBe(part)
  expect(get).toHaveBeenCalledTimes(1)
})

test('a part of the kit that fails is requested every two seconds until it loads', async () => {
  const get = jest.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'))
  const load = await shared(get.mockResolvedValue(part))
  const arrived = load()
  await jest.advanceTimersByTimeAsync(3999)
  expect(get).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1)
  await expect(arrived).resolves.toBe(part)
  const warning = expect.stringContaining('Retrying')
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [warning, new Error('first')],
    [warning, new Error('second')],
  ])
})

test('a part of the kit fails with the last error after five minutes', async () => {
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

test('a part of the kit that belongs to another build is not requested again', async () => {
  const { CodeError } = await import('@fichero/kit/releases')
  const gone = new CodeError('withdrawn')
  const get = jest.fn().mockRejectedValue(gone)
  const load = await shared(get)
  await expect(load()).rejects.toBe(gone)
  expect(get).toHaveBeenCalledTimes(1)
})
