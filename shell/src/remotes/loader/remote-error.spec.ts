/** @jest-environment jsdom */
import { ConnectionError } from '@fichero/kit/api'
import { CodeError } from '@fichero/kit/releases'
import { asRemoteError, RemoteError } from './remote-error'

const failure = new RemoteError('timeout', 'detail')

/** The error that the bundler's runtime throws for a file; its `type` is the type of the DOM event. */
const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type })
/** The error into which `loadCode` converts a chunk error. */
const unreached = (type: string) => new ConnectionError({ cause: chunkError(type) })

test('asRemoteError returns a RemoteError unchanged', () => {
  expect(asRemoteError(failure)).toBe(failure)
})

test('the error of an unreachable file keeps the message of the bundler', () => {
  expect(asRemoteError(unreached('error')).message).toBe('chunk')
})

test.each([
  ['a connection error without a cause', new ConnectionError(), 'network'],
  ['a missing part of the kit', new CodeError('withdrawn'), 'withdrawn'],
  ['a file that did not arrive', unreached('error'), 'network'],
  ['a file that timed out', unreached('timeout'), 'timeout'],
  ['a script that ran without defining its chunk', chunkError('missing'), 'evaluate'],
  ['an error of the module', new TypeError('x is not a function'), 'evaluate'],
  ['a thrown value that is not an Error', 'a word', 'evaluate'],
  ['another error with a `type`', Object.assign(new Error('other'), { type: 'timeout' }), 'evaluate'],
])('asRemoteError classifies %s', (_, error, reason) => {
  expect(asRemoteError(error)).toMatchObject({ reason, name: 'RemoteError' })
})

test.each([
  ['an error of the module is that error', new TypeError('x'), (error: Error) => error],
  ['a wrong part of the kit is its CodeError', new CodeError('integrity'), (error: Error) => error],
  ['an unreachable file is the error of the bundler', unreached('error'), (error: Error) => error.cause],
])('the cause of %s', (_, error, causeOf) => {
  expect(asRemoteError(error).cause).toBe(causeOf(error))
})

test('a thrown value that is not an Error becomes the message', () => {
  expect(asRemoteError('a word').message).toBe('a word')
  expect(asRemoteError(undefined).message).toBe('undefined')
})
