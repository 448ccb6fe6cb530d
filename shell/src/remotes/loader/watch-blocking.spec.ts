/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'
import { releaseOf } from './release'
import { showScreen } from './shown-screens'
import { type LongFrame, watchBlocking } from './watch-blocking'

const remote = describeRemote()
const other = describeRemote({ name: 'fichas' })
const [courses, fichas] = [releaseOf(remote), releaseOf(other)]
const LIST = addressOf(remote, 'list-page.js')
const CARDS = addressOf(other, 'list-page.js')
const SHELL = `${window.location.origin}/libraries.abe1c4b3de.js`

type Script = LongFrame['scripts'][number]
/** A script that ran for this time in ms. */
const script = (sourceURL: string, duration: number, changed: Partial<Script> = {}): Script => ({
  sourceURL,
  startTime: 100,
  executionStart: 100,
  duration,
  pauseDuration: 0,
  ...changed,
})

let network: FakeNetwork
let callback: (list: { getEntries: () => LongFrame[] }) => void
const leaves: (() => void)[] = []
const Observer = Object.assign(
  jest.fn(function (this: object, given: typeof callback) {
    callback = given
    Object.assign(this, { observe: jest.fn() })
  }),
  { supportedEntryTypes: ['long-animation-frame'] },
)

/** Starts another page view of the same tab. */
function startPage() {
  Object.assign(globalThis, { PerformanceObserver: Observer })
  for (const { reported } of [courses, fichas]) reported.clear()
  watchBlocking()
}
const show = (release: typeof courses, page = 'list-page') => leaves.push(showScreen({ release, page }))
/** A frame in which these scripts ran. */
const frame = (...scripts: Script[]) => callback({ getEntries: () => [{ scripts }] })
const twice = (...scripts: Script[]) => {
  frame(...scripts)
  frame(...scripts)
}
const reports = async () => {
  await jest.advanceTimersByTimeAsync(1)
  return network.reported
}
const failure = { remoto: 'courses', hash: remote.hash, motivo: 'blocking', pagina: 'list-page', pila: [] }

beforeEach(() => {
  jest.useFakeTimers()
  network = new FakeNetwork()
  sessionStorage.clear()
  startPage()
})
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each([
  ['its own file ran', [script(LIST, 2001)]],
  ['the shell ran its components, because no other module is shown', [script(SHELL, 2001)]],
  ['both ran', [script(LIST, 1001), script(SHELL, 1000)]],
])('a module for which %s for over two seconds is reported, the second time', async (_, scripts) => {
  show(courses)
  frame(...scripts)
  expect(await reports()).toEqual([])
  frame(...scripts)
  frame(...scripts)
  expect(await reports()).toEqual([failure])
})

test('the first time may be in the page view before, in the same tab', async () => {
  show(courses)
  frame(script(LIST, 3000))
  startPage()
  frame(script(LIST, 3000))
  expect(await reports()).toEqual([failure])
})

test('a module is named by its files while others are shown too, and after its screen was left', async () => {
  show(fichas)
  twice(script(LIST, 3000))
  expect(await reports()).toEqual([{ ...failure, pagina: undefined }])
})

test('with several of its screens, a module is reported without a page', async () => {
  show(courses)
  show(courses, 'card')
  twice(script(SHELL, 3000))
  expect(await reports()).toEqual([{ ...failure, pagina: undefined }])
})

test.each([
  ['of two seconds', script(LIST, 2000)],
  ['whose compilation took long', script(LIST, 5000, { executionStart: 3200 })],
  ['that waited in a dialog', script(LIST, 60_000, { pauseDuration: 59_000 })],
  ['of another module that is not shown', script(CARDS, 1999)],
  ['of a browser extension', script('chrome-extension://abc/content.js', 9000)],
  ['that an extension wrote into the page', script(`${window.location.origin}/programs`, 9000)],
  ['without a file', script('', 9000)],
])('a script %s is no failure of the module', async (_, ran) => {
  show(courses)
  twice(ran)
  expect(await reports()).toEqual([])
})

test('what the shell runs is no failure of one of two modules that are shown', async () => {
  show(courses)
  show(fichas)
  twice(script(SHELL, 9000))
  expect(await reports()).toEqual([])
})

test('a hidden page reports nothing', async () => {
  show(courses)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  twice(script(LIST, 3000))
  expect(await reports()).toEqual([])
})

test('a machine on which the shell alone takes a second is too slow to judge modules', async () => {
  frame(script(SHELL, 1001))
  show(courses)
  twice(script(LIST, 3000))
  expect(await reports()).toEqual([])
})

test('modules of a developer are not reported', async () => {
  const edited = { ...courses, isEdited: true }
  leaves.push(showScreen({ release: edited, page: 'list-page' }))
  twice(script(SHELL, 3000))
  expect(await reports()).toEqual([])
})

test('without storage, no time is the second', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  show(courses)
  twice(script(LIST, 3000))
  expect(await reports()).toEqual([])
})

test.each([
  ['no observer', undefined],
  ['an observer without long frames', { supportedEntryTypes: ['longtask'] }],
])('a browser with %s is left alone', (_, observer) => {
  Object.assign(globalThis, { PerformanceObserver: observer })
  Observer.mockClear()
  expect(watchBlocking).not.toThrow()
  expect(Observer).not.toHaveBeenCalled()
})
