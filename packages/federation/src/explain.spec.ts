import { CodeError } from '@fichero/kit/releases'
import { asRemoteError } from './explain'
import { RemoteError } from './remote-error'

const failure = new RemoteError('timeout', 'detail')

/** The error that the bundler's runtime throws for a file; its `type` is that of the event. */
const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type })

test('an error of our loaders stays', () => {
  expect(asRemoteError(failure)).toBe(failure)
})

test.each([
  ['a part of the kit that is gone', new CodeError('withdrawn'), 'withdrawn'],
  ['a file that did not come', chunkError('error'), 'network'],
  ['a file that came too late', chunkError('timeout'), 'timeout'],
  ['a script that ran and did not end', chunkError('missing'), 'evaluate'],
  ['an error of the module', new TypeError('x is not a function'), 'evaluate'],
  ['what is no error', 'a word', 'evaluate'],
  ['an error that only has a type', Object.assign(new Error('other'), { type: 'timeout' }), 'evaluate'],
])('%s', (_, error, reason) => {
  expect(asRemoteError(error)).toMatchObject({ reason, name: 'RemoteError' })
})
