import { releaseFiles } from '@fichero/contract/release-files'
import type { EntityManager } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { demoBuild, ENTRY, integrity } from '../../../testing/remote-build.js'
import { FailureCause } from './failure-cause.entity.js'
import { hexOf } from './file-hash.js'
import { Release } from './release.entity.js'
import { ReleaseFile } from './release-file.entity.js'
import { ReleaseFilePart } from './release-file-part.entity.js'
import { insertFiles, postponeDeletion } from './release-files.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { removeOldReleases, removeUnreferencedFiles } from './retention.js'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

let database: ConnectedDatabase
let manager: EntityManager
beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
})
afterEach(() => database.drop())

const build = (text: string) => demoBuild(`${ENTRY}; // ${text}`).descriptor

/** Stores a release of this age in days. */
async function release(hash: string, days: number, overrides: Partial<Release> = {}) {
  const row = { remoto: 'demo', hash, descriptor: build(hash), origen: 'publicada', autor: null, fecha: daysAgo(days) }
  await manager.insert(Release, { ...row, retirado: null, motivo: null, ...overrides } as Release)
}
/** Stores the remote, with the releases in use. */
const use = (overrides: Partial<Remote> = {}) => manager.insert(Remote, { nombre: 'demo', version: 1, ...overrides })

const hashes = async () => {
  const rows = await manager.find(Release, { select: { remoto: true, hash: true }, order: { hash: 'ASC' } })
  return rows.map(({ hash }) => hash)
}

/** Stores a file with this text and returns its hash. */
const store = async (text: string, overrides: Partial<ReleaseFile> = {}) => {
  const sha384 = hexOf(integrity(text))
  await insertFiles(manager, [{ sha384, copies: { identity: Buffer.from(text) } }])
  await manager.update(ReleaseFile, { sha384 }, { fecha: daysAgo(2), ...overrides })
  return sha384
}
const files = async () => (await manager.find(ReleaseFile)).map(({ sha384 }) => sha384)

describe('the releases of a module', () => {
  /** Stores ten new releases, and six releases that are older than a month: a to f. */
  async function many() {
    for (let day = 0; day < 10; day++) await release(`new${day}`, day)
    for (const [day, hash] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) await release(hash, 31 + day)
  }

  it('are removed when they are old and not in use', async () => {
    await many()
    await use({ activa: 'a', anterior: 'b', candidata: 'c', incluida: 'd' })
    await release('e', 99, { remoto: 'other' })
    await removeOldReleases(database.dataSource, 'demo')
    expect((await hashes()).filter((hash) => hash.length === 1)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(await hashes()).toHaveLength(15)
    await removeOldReleases(database.dataSource, 'unknown')
    expect(await hashes()).toHaveLength(15)
  })

  it('are not removed if they are among the newest ten or younger than a month', async () => {
    await use()
    for (let number = 0; number < 11; number++) await release(`${number}`, 29)
    await removeOldReleases(database.dataSource, 'demo')
    expect(await hashes()).toHaveLength(11)
    await manager.delete(Release, { remoto: 'demo' })
    for (let number = 0; number < 11; number++) await release(`${number}`, 40 - number)
    await removeOldReleases(database.dataSource, 'demo')
    expect((await hashes()).sort()).toEqual(['1', '10', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it('are removed with their failure causes, old failure counts and unshared files', async () => {
    await many()
    await use()
    const keyOf = (hash: string, name: string) =>
      hexOf(releaseFiles(build(hash)).find(({ file }) => file === name)!.integrity)
    const entry = 'remote-entry.js'
    const [shared, old, kept] = [keyOf('a', 'es.json'), keyOf('a', entry), keyOf('new0', entry)]
    for (const sha384 of [shared, old, kept]) {
      await manager.insert(ReleaseFile, { sha384, tamano: 1, fecha: daysAgo(2) })
      await manager.insert(ReleaseFilePart, { sha384, codificacion: 'identity', parte: 0, bytes: Buffer.from('x') })
    }
    const cause = {
      motivo: 'render',
      error: null,
      mensaje: '',
      donde: [],
      paginas: [],
      roles: [],
      navegadores: [],
      numero: 1,
    } as const
    for (const hash of ['a', 'new0'])
      await manager.insert(FailureCause, {
        ...cause,
        remoto: 'demo',
        hash,
        huella: '1',
        primera: daysAgo(40),
        ultima: daysAgo(40),
      } as unknown as FailureCause)
    for (const [remoto, days] of [
      ['demo', 31],
      ['demo', 29],
      ['other', 31],
    ] as const)
      await manager.insert(RemoteFailureCount, { remoto, hash: 'a', motivo: 'render', hora: daysAgo(days), numero: 1 })
    await removeOldReleases(database.dataSource, 'demo')
    expect((await manager.find(FailureCause)).map(({ hash }) => hash)).toEqual(['new0'])
    expect(await manager.countBy(RemoteFailureCount, { remoto: 'demo' })).toBe(1)
    expect(await manager.countBy(RemoteFailureCount, { remoto: 'other' })).toBe(1)
    expect((await files()).sort()).toEqual([shared, kept].sort())
    expect(await manager.count(ReleaseFilePart)).toBe(2)
  })
})

describe('files that no release references', () => {
  it('are removed after a day', async () => {
    await release('a', 1, { descriptor: demoBuild().descriptor })
    const named = await store(ENTRY)
    const young = await store('young', { fecha: daysAgo(0.9) })
    await store('old', { fecha: daysAgo(1.1) })
    await removeUnreferencedFiles(database.dataSource)
    expect((await files()).sort()).toEqual([named, young].sort())
  })

  it('stay for another day while their release is being published', async () => {
    const { descriptor } = demoBuild()
    const entry = await store(ENTRY)
    await store('other')
    await postponeDeletion(database.dataSource, descriptor)
    await removeUnreferencedFiles(database.dataSource)
    expect(await files()).toEqual([entry])
  })
})
