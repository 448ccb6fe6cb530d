/** @jest-environment jsdom */
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'

const ORIGIN = 'http://localhost:5174'
const deployed = describeRemote({ previous: describeRemote({ hash: 'fedcba9876543210' }) })
const other = describeRemote({ name: 'manuals' })
const local = describeRemote({ hash: 'aaaaaaaaaaaaaaaa', routes: [] })
let served: RemoteDescriptor | undefined
let mode: string | undefined
/** The requests to the developer's server. */
let asked: [string, RequestInit | undefined][]

beforeEach(() => {
  jest.resetModules()
  jest.spyOn(console, 'warn').mockImplementation()
  mode = process.env.NODE_ENV
  served = local
  asked = []
  document.head.innerHTML = `<meta name="remote-override" content="courses@${ORIGIN}">`
})
afterEach(() => {
  setMode(mode)
  jest.restoreAllMocks()
  document.head.replaceChildren()
})

/** The build sets `NODE_ENV`, by which it removes the override from production code. */
const setMode = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value })

/** Starts the registry with two remotes. Returns the descriptors it found, a lookup of their files, and the override. */
async function start(build: 'development' | 'production') {
  setMode(build)
  const network = new FakeNetwork()
  network.published = [deployed, other]
  const { fetch } = globalThis
  globalThis.fetch = async (address, init) => {
    if (!String(address).startsWith(ORIGIN)) return fetch(address, init)
    asked.push([String(address), init])
    if (!served) throw new TypeError('connection refused')
    return { json: async () => served } as Response
  }
  const remotes = await (await import('./registry')).startRegistry()
  const { assetOf, releaseOf } = await import('./release')
  const at = (remote: RemoteDescriptor, file: string) => assetOf(releaseOf(remote), file)
  return { remotes, assetOf: at, shown: (await import('./override')).shownOverride() }
}

test('a remote that a developer serves replaces its release, and other remotes do not change', async () => {
  const { remotes, assetOf, shown } = await start('development')
  expect(remotes).toHaveLength(2)
  expect(remotes).toContainEqual(other)
  const found = remotes.find(({ name }) => name === 'courses')
  expect(found).toEqual({ ...local, hash: '0000000000000000' })
  expect(shown).toEqual({ name: 'courses', origin: ORIGIN, state: 'served' })
  // Files change with each edit: they have no integrity, and need not be in the descriptor.
  expect(found && assetOf(found, 'dialog.hot-update.js')).toEqual({
    url: `${ORIGIN}/dialog.hot-update.js`,
    integrity: '',
  })
  expect(assetOf(other, 'dialog.js').url).toBe(addressOf(other, 'dialog.js'))
})

test('the descriptor is requested without the browser’s cache, and aborted after four seconds', async () => {
  jest.useFakeTimers()
  await start('development')
  expect(asked).toMatchObject([[`${ORIGIN}/remote.json`, { cache: 'no-store' }]])
  const isAborted = () => asked[0]?.[1]?.signal?.aborted
  jest.advanceTimersByTime(3999)
  expect(isAborted()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(isAborted()).toBe(true)
  jest.useRealTimers()
})

test('nothing is known about an override before its server was requested', async () => {
  const { shownOverride } = await import('./override')
  expect(shownOverride()).toEqual({ name: 'courses', origin: ORIGIN, state: 'missing' })
})

test.each([
  ['nothing answers', undefined, [`courses could not be loaded from ${ORIGIN}.`, expect.any(TypeError)]],
  ['another remote is served', other, [`${ORIGIN} serves “manuals” and not “courses”.`]],
])('the release is used and a warning logged if %s', async (_, answer, warning) => {
  served = answer
  const { remotes, shown } = await start('development')
  expect(jest.mocked(console.warn).mock.calls).toEqual([warning])
  expect(remotes).toEqual([deployed, other])
  expect(shown?.state).toBe('silent')
})

test.each([
  ['nothing answers, if the browser permits the request', { 'loopback-network': 'granted' }, 'silent'],
  ['the browser blocks the request until its user answers', { 'loopback-network': 'prompt' }, 'blocked'],
  ['the browser blocks the request after a refusal', { 'local-network-access': 'denied' }, 'blocked'],
  ['the reason is unknown, if the browser has no such permission', { camera: 'denied' }, 'missing'],
])('a page of another machine says that %s', async (_, states: Record<string, string>, state) => {
  const query = async ({ name }: { name: string }) => {
    if (!states[name]) throw new TypeError('not a permission')
    return { state: states[name] }
  }
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true })
  expect(await (await import('./override')).missingState('pruebas.fichero.example')).toBe(state)
  Reflect.deleteProperty(navigator, 'permissions')
})

test('no release is replaced without an override', async () => {
  document.head.replaceChildren()
  const { remotes, shown } = await start('development')
  expect(remotes).toEqual([deployed, other])
  expect(shown).toBeUndefined()
})

test('an override on another machine is ignored', async () => {
  document.head.innerHTML = '<meta name="remote-override" content="courses@http://elsewhere.example:5174">'
  const { remotes } = await start('development')
  expect(remotes).toEqual([deployed, other])
})

test('the production build ignores an override', async () => {
  const { remotes } = await start('production')
  expect(remotes).toEqual([deployed, other])
})

test('edits of an overridden remote do not make the page outdated', async () => {
  jest.useFakeTimers()
  await start('development')
  const onNewer = jest.fn()
  const stop = (await import('./watch-releases')).watchReleases(onNewer)
  served = describeRemote({ hash: 'bbbbbbbbbbbbbbbb' })
  await jest.advanceTimersByTimeAsync(120_000)
  expect(onNewer).not.toHaveBeenCalled()
  stop()
  jest.useRealTimers()
})
