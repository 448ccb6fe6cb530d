import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { demoBuild, integrity } from '../../../testing/remote-build.js'
import type { BuiltInReleases } from './built-in-releases.js'
import { type Encoding, pack } from './encodings.js'
import { hexOf } from './file-hash.js'
import { ReleaseFile } from './release-file.entity.js'
import { ReleaseFilePart } from './release-file-part.entity.js'
import { insertFiles } from './release-files.js'
import { ServedFiles } from './served-files.js'
import type { ServedReleases } from './served-releases.js'

const ENTRY = 'remote-entry.js'
const TEXT = 'a text that is worth compressing. '.repeat(40)
const { descriptor, files } = demoBuild(TEXT)
const { name, hash } = descriptor
const KEY = hexOf(integrity(TEXT))

let database: ConnectedDatabase
let served: ServedFiles
const publish = jest.fn(async () => undefined)
beforeEach(async () => {
  database = await connectedDatabase()
  const releases = { find: async (of: string, one: string) => (of === name && one === hash ? descriptor : undefined) }
  served = new ServedFiles(
    database.dataSource,
    { publish } as unknown as BuiltInReleases,
    releases as unknown as ServedReleases,
  )
  for (const text of Object.values(files)) {
    const copies = await pack(Buffer.from(text))
    await insertFiles(database.dataSource.manager, [{ sha384: hexOf(integrity(text)), copies }])
  }
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database.drop()
})

const find = (file: string, ...encodings: Encoding[]) => served.find(name, hash, file, encodings)
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

it.each<[Encoding[], Encoding]>([
  [['br', 'gzip', 'identity'], 'br'],
  [['gzip', 'identity'], 'gzip'],
  [['identity'], 'identity'],
])('a file is sent in the first available encoding of %j', async (encodings, encoding) => {
  const file = await find(ENTRY, ...encodings)
  expect(file).toMatchObject({ type: 'text/javascript; charset=utf-8', encoding })
  expect(unpacked[encoding](file!.bytes).toString()).toBe(TEXT)
})

it('a small file is sent uncompressed, and not to clients that accept only compressed copies', async () => {
  expect(await find('es.json', 'br', 'gzip', 'identity')).toMatchObject({ encoding: 'identity' })
  expect(await find('es.json', 'br', 'gzip')).toBeUndefined()
})

it('a file that the release does not list is not sent', async () => {
  expect(await find('other.js', 'identity')).toBeUndefined()
  expect(await served.find(name, 'other', ENTRY, ['identity'])).toBeUndefined()
  expect(await served.find('other', hash, ENTRY, ['identity'])).toBeUndefined()
})

it('the asset list is compressed, unless the client accepts no encoding', async () => {
  const list = await find(ASSET_LIST, 'br')
  const listed = JSON.parse(unpacked[list!.encoding](list!.bytes).toString())
  expect(listed.map(({ file }: { file: string }) => file).sort()).toEqual([ENTRY, 'en.json', 'es.json'].sort())
  expect(list?.type).toBe('application/json; charset=utf-8')
  expect(await find(ASSET_LIST)).toMatchObject({ encoding: 'identity' })
})

it('a file is read once for concurrent requests', async () => {
  const query = jest.spyOn(database.dataSource, 'query')
  const some = await Promise.all([1, 2, 3].map(() => find(ENTRY, 'br')))
  const reads = query.mock.calls.length
  expect(new Set(some.map((file) => file?.bytes)).size).toBe(1)
  expect((await find(ENTRY, 'br'))?.bytes).toBe(some[0]?.bytes)
  expect(query.mock.calls).toHaveLength(reads)
  expect((await find(ENTRY, 'gzip'))?.encoding).toBe('gzip')
})

it('a file that is being removed is not sent until the file is stored again', async () => {
  const { manager } = database.dataSource
  await manager.delete(ReleaseFilePart, { sha384: KEY })
  expect(await find(ENTRY, 'br')).toBeUndefined()
  await manager.delete(ReleaseFile, { sha384: KEY })
  expect(await find(ENTRY, 'br')).toBeUndefined()
  await insertFiles(database.dataSource.manager, [{ sha384: KEY, copies: { identity: Buffer.from(TEXT) } }])
  expect((await find(ENTRY, 'br', 'identity'))?.encoding).toBe('identity')
})
