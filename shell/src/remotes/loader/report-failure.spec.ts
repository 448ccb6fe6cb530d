/** @jest-environment jsdom */
import { ConnectionError } from '@fichero/kit/api'
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'
import { releaseOf } from './release'
import { RemoteError } from './remote-error'
import { reportFailure, watchErrors } from './report-failure'

const remote = describeRemote()
const [list, dialog] = ['list-page.js', 'dialog.js'].map((file) => addressOf(remote, file)) as [string, string]
const frame = (archivo: string, linea: number, columna: number) => ({ archivo, linea, columna })
const release = releaseOf(remote)
let network: FakeNetwork

beforeEach(() => {
  jest.useFakeTimers()
  network = new FakeNetwork()
  release.reported.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const reports = async () => {
  await jest.advanceTimersByTimeAsync(1)
  return network.reported as { motivo: string; error?: string; pila: object[] }[]
}

function thrown(stack: string, message = 'it broke', name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack })
}

test.each([
  [
    'Chrome',
    `TypeError: it broke\n    at x (${list}:1:22)\n    at async ${dialog}?2:3:4\n    at https://other.example/a.js:1:1`,
  ],
  ['Firefox and Safari', `x@${list}:1:22\n@${dialog}:3:4\nx@chrome-extension://abc/a.js:1:1`],
])('a report contains the frames of a stack trace of %s that are in files of the release', async (_, stack) => {
  reportFailure(release, 'render', { page: 'list-page', error: thrown(stack) })
  expect(await reports()).toEqual([
    {
      remoto: 'courses',
      hash: remote.hash,
      motivo: 'render',
      pagina: 'list-page',
      error: 'TypeError',
      pila: [frame('list-page.js', 1, 22), frame('dialog.js', 3, 4)],
    },
  ])
})

test.each([
  ['before the first URL of the release', `kit.js:1:1\n@${list}:1:22`, [frame('list-page.js', 1, 22)]],
  ['without line and column', `at x (${list})\n at y (${dialog}:7)`, []],
  ['in no file', `at x (${release.base}:1:22)`, []],
])('a position %s is not reported', async (_, stack, frames) => {
  reportFailure(release, 'render', { error: thrown(stack) })
  expect((await reports())[0]?.pila).toEqual(frames)
})

test('a report contains at most ten frames, also from the component stack of an error in the kit', async () => {
  const components = `\n    at Table (${window.location.origin}/kit.js:1:1)${`\n    at List (${list}:1:5)`.repeat(12)}`
  reportFailure(release, 'render', { error: thrown(`${window.location.origin}/kit.js:1:1`), components })
  expect((await reports())[0]?.pila).toEqual(Array.from({ length: 10 }, () => frame('list-page.js', 1, 5)))
})

test('each reason and position is reported once, whatever the message', async () => {
  for (const message of ['x', 'y']) {
    reportFailure(release, 'timeout')
    reportFailure(release, 'render', { error: thrown(`${list}:1:22`, message) })
    reportFailure(release, 'render', { error: thrown(`${list}:9:9`, message) })
  }
  expect((await reports()).map(({ motivo, pila }) => [motivo, pila])).toEqual([
    ['timeout', []],
    ['render', [frame('list-page.js', 1, 22)]],
    ['render', [frame('list-page.js', 9, 9)]],
  ])
})

test.each([
  ['the name of an error', thrown('', 'La ficha 2888001', 'TypeError'), 'TypeError'],
  ['the name of an error of a library', thrown('', 'La ficha 2888001', 'ValidationException'), 'ValidationException'],
  [
    'the number of a React error',
    thrown('', 'Minified React error #31; visit https://react.dev/errors/31?args[]=Ana', 'Error'),
    'Minified React error #31',
  ],
  ['the word Error for a name of another form', thrown('', '', 'La ficha 2888001'), 'Error'],
  ['the word Error for a name that is too long', thrown('', '', `${'A'.repeat(60)}Error`), 'Error'],
  ['no name for a value that is not an Error', 'La ficha 2888001', undefined],
])('a report contains %s, and no message', async (_, error, name) => {
  reportFailure(release, 'render', { error })
  expect(await reports()).toEqual([
    { remoto: 'courses', hash: remote.hash, motivo: 'render', ...(name && { error: name }), pila: [] },
  ])
})

test('of an `evaluate` error the cause is reported, of every other error of the loader only the reason', async () => {
  reportFailure(release, 'evaluate', {
    error: new RemoteError('evaluate', 'it broke', { cause: thrown(`${list}:1:2`) }),
  })
  reportFailure(release, 'network', {
    error: new RemoteError('network', 'a did not load', { cause: thrown(`${list}:1:2`) }),
  })
  expect((await reports()).map(({ error, pila }) => [error, pila])).toEqual([
    ['TypeError', [frame('list-page.js', 1, 2)]],
    [undefined, []],
  ])
})

describe('while a screen is open', () => {
  const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })
  beforeAll(watchErrors)
  afterEach(() => release.pages.clear())

  test('an error of code of a release is reported', async () => {
    release.pages.set('list-page', { Page: () => null, release })
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(`${list}:1:22`) }))
    window.dispatchEvent(rejected(thrown(`${dialog}:1:22`)))
    expect((await reports()).map(({ motivo, pila }) => [motivo, pila])).toEqual([
      ['running', [frame('list-page.js', 1, 22)]],
      ['running', [frame('dialog.js', 1, 22)]],
    ])
  })

  test.each([
    ['of an extension', thrown('x@chrome-extension://abc/a.js:1:1')],
    ['of a lost connection', Object.assign(new ConnectionError(), { stack: `${list}:1:22` })],
    ['of an aborted request', thrown(`${list}:1:22`, 'aborted', 'AbortError')],
    ['that is not an Error', 'a word'],
    ['that is null', null],
  ])('an error %s is not reported', async (_, error) => {
    release.pages.set('list-page', { Page: () => null, release })
    window.dispatchEvent(new ErrorEvent('error', { error }))
    window.dispatchEvent(rejected(error))
    expect(await reports()).toEqual([])
  })

  test('an error is not reported before a page of the release is open', async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown(`${list}:1:22`) }))
    expect(await reports()).toEqual([])
  })
})
