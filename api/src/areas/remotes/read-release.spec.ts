import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { demoBuild, ENTRY, emptyRoot, integrity } from '../../../testing/remote-build.js'
import { readBuiltFile, readDescriptor, stampOf } from './read-release.js'

let builds: Awaited<ReturnType<typeof emptyRoot>>
beforeEach(async () => {
  builds = await emptyRoot()
  await mkdir(builds.dist, { recursive: true })
})
afterEach(() => builds.remove())

const put = (file: string, content: string | Buffer) => writeFile(join(builds.dist, file), content)

describe('the descriptor of a build', () => {
  const read = () => readDescriptor(builds.dist)

  it('is read unchanged', async () => {
    const { descriptor } = demoBuild()
    await builds.write(demoBuild())
    expect(await read()).toEqual(descriptor)
  })

  it.each([
    ['missing', undefined],
    ['half written', '{"name":"demo"'],
    ['not a descriptor', '{"name":"demo"}'],
    ['not an object', 'null'],
  ])('is undefined if it is %s', async (_, text) => {
    if (text !== undefined) await put('remote.json', text)
    expect(await read()).toBeUndefined()
  })

  it('is rejected with the hash of another build', async () => {
    const [one, other] = [demoBuild().descriptor, demoBuild(`${ENTRY}; // other`).descriptor]
    await put('remote.json', JSON.stringify({ ...one, hash: other.hash }))
    await expect(read()).rejects.toMatchObject({ code: 'release_hash' })
  })

  it('has a new stamp after it was replaced, and none while it is missing', async () => {
    const stamp = () => stampOf(join(builds.dist, 'remote.json'))
    expect(await stamp()).toBeUndefined()
    await put('remote.json', '{}')
    const first = await stamp()
    expect(await stamp()).toBe(first)
    await put('remote.json', '{"a":1}')
    expect(await stamp()).not.toBe(first)
  })
})

describe('a file of a build', () => {
  const TEXT = 'a text that is worth compressing. '.repeat(40)
  const read = (file = 'a.js', text = TEXT) => readBuiltFile(builds.dist, file, integrity(text))

  it('is read with its compressed copies', async () => {
    const copies = { br: brotliCompressSync(TEXT), gzip: gzipSync(TEXT, { level: 1 }) }
    await Promise.all([put('a.js', TEXT), put('a.js.br', copies.br), put('a.js.gz', copies.gzip)])
    expect(await read()).toEqual({ identity: Buffer.from(TEXT), ...copies })
  })

  it('is compressed if its copies are missing or have other content', async () => {
    await Promise.all([put('a.js', TEXT), put('a.js.br', brotliCompressSync('other')), put('a.js.gz', gzipSync(TEXT))])
    const { br, gzip } = (await read())!
    expect([brotliDecompressSync(br!).toString(), gunzipSync(gzip!).toString()]).toEqual([TEXT, TEXT])
  })

  it('is not compressed if it is a source map', async () => {
    await put('a.js.map', TEXT)
    expect(await read('a.js.map')).toEqual({ identity: Buffer.from(TEXT) })
  })

  it('is undefined if it is missing or does not match its integrity', async () => {
    expect(await read()).toBeUndefined()
    await put('a.js', `${TEXT} `)
    expect(await read()).toBeUndefined()
  })
})
