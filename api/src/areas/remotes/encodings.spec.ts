import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { areCopiesOf, pack, typeOf } from './encodings.js'

const TEXT = Buffer.from('a text that is worth compressing. '.repeat(20))

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.b.css', 'text/css; charset=utf-8'],
  ['es.json', 'application/json; charset=utf-8'],
  ['LICENSE.txt', 'text/plain; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.woff2', 'font/woff2'],
  ['a.html', 'application/octet-stream'],
  ['js', 'text/javascript; charset=utf-8'],
  ['a.constructor', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => {
  expect(typeOf(file)).toBe(type)
})

test.each([
  ['a text of 500 bytes is compressed', TEXT.subarray(0, 500), true],
  ['a text of 499 bytes is not compressed', TEXT.subarray(0, 499), false],
  ['bytes that are not text are not compressed', Buffer.concat([TEXT, Buffer.from([0xff])]), false],
])('%s', async (_, bytes, isPacked) => {
  const { identity, br, gzip } = await pack(bytes)
  expect(identity).toBe(bytes)
  expect([br && brotliDecompressSync(br), gzip && gunzipSync(gzip)]).toEqual(
    isPacked ? [bytes, bytes] : [undefined, undefined],
  )
})

const br = brotliCompressSync(TEXT)
const gzip = gzipSync(TEXT)
const OTHER = Buffer.from(TEXT).fill('b', 0, 1)

test.each([
  ['both copies', { br, gzip }, true],
  ['no copy', {}, false],
  ['only a Brotli copy', { br }, false],
  ['only a gzip copy', { gzip }, false],
  ['a Brotli copy of another text', { br: brotliCompressSync(OTHER), gzip }, false],
  ['a gzip copy of another text', { br, gzip: gzipSync(OTHER) }, false],
  ['a copy of a longer text', { br, gzip: gzipSync(Buffer.concat([TEXT, TEXT])) }, false],
  ['a damaged copy', { br: Buffer.from('no'), gzip }, false],
])('areCopiesOf checks the copies of a file: %s', async (_, copies, expected) => {
  expect(await areCopiesOf(TEXT, copies)).toBe(expected)
})

test('areCopiesOf accepts compressed copies of an empty file', async () => {
  const nothing = Buffer.alloc(0)
  const copies = { br: brotliCompressSync(nothing), gzip: gzipSync(nothing) }
  expect(await areCopiesOf(nothing, copies)).toBe(true)
})
