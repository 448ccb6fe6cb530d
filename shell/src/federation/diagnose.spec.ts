/** @jest-environment jsdom */

import { addressOf, describeRemote, FakeNetwork } from '../../testing/fake-network'
import { diagnose } from './diagnose'

const remote = describeRemote()
const ENTRY = addressOf(remote, 'remote-entry.js')
const CHUNK = addressOf(remote, 'list-page.js')
let network: FakeNetwork

beforeEach(() => {
  jest.useFakeTimers()
  network = new FakeNetwork()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('files as listed are sound; checks the entry and all files of the page', async () => {
  await expect(diagnose(remote, 'list-page')).resolves.toBe('sound')
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, addressOf(remote, 'list-page.css')]))
})

test('a file that the server does not have is missing, with the status', async () => {
  network.set(CHUNK, 'missing')
  await expect(diagnose(remote, 'list-page')).resolves.toMatchObject({
    reason: 'missing',
    message: `${CHUNK} answered 404`,
  })
})

test('a server that is not available is unreachable', async () => {
  network.set(CHUNK, 'unavailable')
  await expect(diagnose(remote, 'list-page')).resolves.toMatchObject({
    reason: 'unreachable',
    message: `${CHUNK} answered 503`,
  })
})

test('a changed file fails its integrity, even if another one is unreachable', async () => {
  network.set(CHUNK, 'tampered')
  network.set(ENTRY, 'unreachable')
  await expect(diagnose(remote, 'list-page')).resolves.toMatchObject({ reason: 'integrity' })
})

test('without a network the files are unreachable', async () => {
  network.set(CHUNK, 'unreachable')
  await expect(diagnose(remote, 'list-page')).resolves.toMatchObject({ reason: 'unreachable' })
})

test('a file that hangs is aborted after four seconds', async () => {
  network.set(CHUNK, 'hangs')
  const diagnosis = diagnose(remote, 'list-page')
  const settled = jest.fn()
  diagnosis.then(settled)
  await jest.advanceTimersByTimeAsync(3999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(diagnosis).resolves.toMatchObject({ reason: 'unreachable' })
})
