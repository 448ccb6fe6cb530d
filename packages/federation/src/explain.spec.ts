/** @jest-environment jsdom */
import { ConnectionError } from '@fichero/kit/api'
import { CodeError } from '@fichero/kit/releases'
import { asRemoteError } from './explain'
import { RemoteError } from './remote-error'

const failure = new RemoteError('timeout', 'detail')

/** The error that the bundler's runtime throws for a file; its `type` is that of the event. */
const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type })
/** What `loadCode` makes of it. */
const unreached = (type: string) => new ConnectionError({ cause: chunkError(type) })

test('an error of our loaders stays', () => {
  expect(asRemoteError(failure)).toBe(failure)
})

test('a file that was not reached keeps what the bundler said of it', () => {
  expect(asRemoteError(unreached('error')).message).toBe('chunk')
})

test.each([
  ['a connection of which nothing more is known', new ConnectionError(), 'network'],
  ['a part of the kit that is gone', new CodeError('withdrawn'), 'withdrawn'],
  ['a file that did not come', unreached('error'), 'network'],
  ['a file that came too late', unreached('timeout'), 'timeout'],
  ['a script that ran and did not end', chunkError('missing'), 'evaluate'],
  ['an error of the module', new TypeError('x is not a function'), 'evaluate'],
  ['what is no error', 'a word', 'evaluate'],
  ['an error that only has a type', Object.assign(new Error('other'), { type: 'timeout' }), 'evaluate'],
])('%s', (_, error, reason) => {
  expect(asRemoteError(error)).toMatchObject({ reason, name: 'RemoteError' })
})

test.each([
  ['the error of the module', new TypeError('x'), (error: Error) => error],
  ['a part of the kit that is gone', new CodeError('integrity'), (error: Error) => error],
  ['what the bundler said', unreached('error'), (error: Error) => error.cause],
])('the cause is %s', (_, error, causeOf) => {
  expect(asRemoteError(error).cause).toBe(causeOf(error))
})

test('what is no error is told as a text', () => {
  expect(asRemoteError('a word').message).toBe('a word')
  expect(asRemoteError(undefined).message).toBe('undefined')
})
