import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { areCopiesOf, pack, typeOf } from './encodings.js'

const TEXT = Buffer.from('a text that is worth it. '.repeat(20))

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
  ['a text of 500 bytes', TEXT.subarray(0, 500), true],
  ['a text of 499 bytes', TEXT.subarray(0, 499), false],
  ['what is no text', Buffer.concat([TEXT, Buffer.from([0xff])]), false],
])('%s is packed: %s', async (_, bytes, isPacked) => {
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
  ['both', { br, gzip }, true],
  ['none', {}, false],
  ['one', { br }, false],
  ['the other one', { gzip }, false],
  ['one of another text', { br: brotliCompressSync(OTHER), gzip }, false],
  ['the other one of another text', { br, gzip: gzipSync(OTHER) }, false],
  ['one of a longer text', { br, gzip: gzipSync(Buffer.concat([TEXT, TEXT])) }, false],
  ['one that is broken', { br: Buffer.from('no'), gzip }, false],
])('copies of a file: %s', async (_, copies, expected) => {
  expect(await areCopiesOf(TEXT, copies)).toBe(expected)
})

test('an empty file has copies too', async () => {
  const nothing = Buffer.alloc(0)
  const copies = { br: brotliCompressSync(nothing), gzip: gzipSync(nothing) }
  expect(await areCopiesOf(nothing, copies)).toBe(true)
})
