import { asRemoteError } from './explain'
import { RemoteError } from './remote-error'

const failure = new RemoteError('timeout', 'detail')

/** The error that the bundler's runtime throws for a script; its `type` is what the loader gave it. */
const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type })

test('an error of our loaders stays, also where the federation runtime wrapped it', () => {
  expect(asRemoteError(failure)).toBe(failure)
  expect(asRemoteError(new Error('wrapped', { cause: failure }))).toBe(failure)
})

test.each([
  ['a script with a reason', chunkError('integrity'), 'integrity'],
  ['a script that ran and did not end', chunkError('missing'), 'evaluate'],
  ['an error of the module', new TypeError('x is not a function'), 'evaluate'],
  ['what is no error', 'a word', 'evaluate'],
  ['an error that only has a type', Object.assign(new Error('other'), { type: 'integrity' }), 'evaluate'],
])('%s', (_, error, reason) => {
  expect(asRemoteError(error)).toMatchObject({ reason, name: 'RemoteError' })
})
