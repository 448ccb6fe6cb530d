/** @jest-environment jsdom */

import { addressOf, describeRemote, FakeNetwork } from '../../testing/fake-network'
import { explain } from './explain'
import { RemoteError } from './remote-error'

const remote = describeRemote()
const CHUNK = addressOf(remote, 'list-page.js')
const UNREACHABLE = new RemoteError('unreachable', 'it did not load')
let network: FakeNetwork

beforeEach(() => {
  jest.useFakeTimers()
  network = new FakeNetwork()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const explained = (error: unknown, left = 8000) => explain(error, remote, 'list-page', performance.now() + left)

/** The error that webpack's runtime throws for a chunk. */
const chunkError = (type?: string) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', ...(type && { type }) })

test.each(['missing', 'timeout', 'broken', 'integrity', 'contract'] as const)(
  'a %s is final, and the files are not asked for',
  async (reason) => {
    const failure = new RemoteError(reason, 'detail')
    await expect(explained(failure)).resolves.toEqual({ failure, isTransient: false })
    expect(network.asked).toEqual([])
  },
)

test('an error wrapped by the federation runtime is unwrapped', async () => {
  const failure = new RemoteError('timeout', 'detail')
  await expect(explained(new Error('wrapped', { cause: failure }))).resolves.toEqual({ failure, isTransient: false })
})

test.each([
  ['an error of the module', new TypeError('x is not a function'), 'broken'],
  ['what is no error', 'a word', 'broken'],
  ['a chunk that ran and did not end', chunkError('missing'), 'broken'],
  ['a chunk that hung', chunkError('timeout'), 'timeout'],
])('%s is final', async (_, error, reason) => {
  await expect(explained(error)).resolves.toMatchObject({ failure: { reason }, isTransient: false })
})

test('a failure with sound files is transient', async () => {
  await expect(explained(UNREACHABLE)).resolves.toEqual({ failure: UNREACHABLE, isTransient: true })
  await expect(explained(chunkError('error'))).resolves.toMatchObject({
    failure: { reason: 'unreachable' },
    isTransient: true,
  })
})

test('a failure with unreachable files is transient', async () => {
  network.set(CHUNK, 'unreachable')
  await expect(explained(UNREACHABLE)).resolves.toEqual({ failure: UNREACHABLE, isTransient: true })
})

test('a file that the server does not have is final, and missing', async () => {
  network.set(CHUNK, 'missing')
  await expect(explained(UNREACHABLE)).resolves.toMatchObject({ failure: { reason: 'missing' }, isTransient: false })
})

test('a failure with a bad file is final, with its reason', async () => {
  network.set(CHUNK, 'tampered')
  await expect(explained(UNREACHABLE)).resolves.toMatchObject({ failure: { reason: 'integrity' }, isTransient: false })
})

test('checking the files ends at the total limit', async () => {
  network.set(CHUNK, 'hangs')
  const explanation = explained(UNREACHABLE, 1000)
  const settled = jest.fn()
  explanation.then(settled)
  await jest.advanceTimersByTimeAsync(1000)
  expect(settled).toHaveBeenCalledWith({ failure: UNREACHABLE, isTransient: true })
})

test('the files are not checked when no time is left', async () => {
  await expect(explained(UNREACHABLE, 0)).resolves.toEqual({ failure: UNREACHABLE, isTransient: true })
  expect(network.asked).toEqual([])
})
