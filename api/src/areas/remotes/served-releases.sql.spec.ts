import { Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { type Build, demoBuild, ENTRY } from '../../../testing/remote-build.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { ServedReleases } from './served-releases.js'
import type { ShellVersions } from './shell-versions.js'

const [former, active, candidate] = ['former', 'active', 'candidate'].map((text) => demoBuild(`${ENTRY}; // ${text}`))
const [FORMER, ACTIVE, CANDIDATE] = [former, active, candidate].map((build) => build!.descriptor.hash)
const incompatible = demoBuild(ENTRY, { kit: '^7.0.0' })
const INCOMPATIBLE = incompatible.descriptor.hash

let database: ConnectedDatabase
let manager: EntityManager
let served: ServedReleases
beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
  const host = { contract: incompatible.descriptor.contract, kit: '1.0.0' }
  served = new ServedReleases(database.dataSource, { host: async () => host } as ShellVersions)
  for (const build of [former, active, candidate, incompatible]) await add(build!)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database.drop()
})

/** Stores a release. */
const add = ({ descriptor }: Build) => {
  const row = { remoto: descriptor.name, hash: descriptor.hash, descriptor, origen: 'publicada', autor: null }
  return manager.insert(Release, { ...row, fecha: new Date(), retirado: null, motivo: null } as Release)
}
/** Stores a remote, with the releases in use. */
const use = (overrides: Partial<Remote>, nombre = 'demo') =>
  manager.insert(Remote, { nombre, version: 1, ...overrides })
/** Returns the hashes of the release and of the previous release that a group gets for each remote. */
const hashes = async (group?: Parameters<ServedReleases['list']>[0]) =>
  (await served.list(group)).map(({ hash, previous }) => [hash, previous?.hash])

const ADMINS = { manages: true, bucket: 99 }
/** A group of users with a bucket number from 0 to 99. */
const bucket = (number: number) => ({ manages: false, bucket: number })

describe('a group of users gets', () => {
  it.each([
    ['the active release', {}, bucket(0), [[ACTIVE, undefined]]],
    ['the active and the previous release', { anterior: FORMER }, bucket(0), [[ACTIVE, FORMER]]],
    [
      'the active release without an incompatible previous release',
      { anterior: INCOMPATIBLE },
      bucket(0),
      [[ACTIVE, undefined]],
    ],
    ['the active release without a removed previous release', { anterior: 'gone' }, bucket(0), [[ACTIVE, undefined]]],
    ['no previous release if it is also the active release', { anterior: ACTIVE }, bucket(0), [[ACTIVE, undefined]]],
    ['nothing if no release is active', { activa: null, anterior: FORMER }, bucket(0), []],
    [
      'an incompatible active release, so that its pages show the problem',
      { activa: INCOMPATIBLE },
      bucket(0),
      [[INCOMPATIBLE, undefined]],
    ],
    ['the candidate for that group', { candidata: CANDIDATE, para: 'administradores' }, ADMINS, [[CANDIDATE, ACTIVE]]],
    [
      'no candidate for another group',
      { candidata: CANDIDATE, para: 'administradores' },
      bucket(0),
      [[ACTIVE, undefined]],
    ],
    [
      'no candidate without a group',
      { candidata: CANDIDATE, para: 'administradores' },
      undefined,
      [[ACTIVE, undefined]],
    ],
    ['no incompatible candidate', { candidata: INCOMPATIBLE, para: 'administradores' }, ADMINS, [[ACTIVE, undefined]]],
    [
      'the candidate within the percentage',
      { candidata: CANDIDATE, para: 'porcentaje', porcentaje: 10 },
      bucket(9),
      [[CANDIDATE, ACTIVE]],
    ],
    [
      'no candidate beyond the percentage',
      { candidata: CANDIDATE, para: 'porcentaje', porcentaje: 10 },
      bucket(10),
      [[ACTIVE, undefined]],
    ],
    [
      'no candidate if the percentage is not stored',
      { candidata: CANDIDATE, para: 'porcentaje' },
      bucket(0),
      [[ACTIVE, undefined]],
    ],
    [
      'a candidate with the previous release while none is active',
      { activa: null, anterior: FORMER, candidata: CANDIDATE, para: 'administradores' },
      ADMINS,
      [[CANDIDATE, FORMER]],
    ],
  ] as [string, Partial<Remote>, typeof ADMINS | undefined, [string, string | undefined][]][])(
    '%s',
    async (_, overrides, group, found) => {
      await use({ activa: ACTIVE!, ...overrides })
      expect(await hashes(group)).toEqual(found)
    },
  )

  it('the releases sorted by name, without fields that pages do not need', async () => {
    const maps = [{ file: 'remote-entry.js.map', size: 1, integrity: 'sha384-x' }]
    const other = demoBuild(ENTRY, { name: 'another', calls: ['GET /x'], maps })
    await add(other)
    await use({ activa: ACTIVE! })
    await use({ activa: other.descriptor.hash }, 'another')
    const [first, second] = await served.list()
    expect([first?.name, second?.name]).toEqual(['another', 'demo'])
    expect(first).not.toHaveProperty('calls')
    expect(first).not.toHaveProperty('maps')
    expect(first).not.toHaveProperty('failing')
  })

  it('a `failing` mark if failures are the release’s fault', async () => {
    await use({ activa: ACTIVE! })
    const row = { remoto: 'demo', hora: new Date(), numero: 1 }
    await manager.insert(RemoteFailureCount, { ...row, hash: FORMER!, motivo: 'render' })
    await manager.insert(RemoteFailureCount, { ...row, hash: ACTIVE!, motivo: 'network' })
    expect((await served.list())[0]).not.toHaveProperty('failing')
    served.forget()
    await manager.insert(RemoteFailureCount, { ...row, hash: ACTIVE!, motivo: 'render' })
    expect((await served.list())[0]).toMatchObject({ failing: true })
  })
})

it('the compatible bundled releases are returned, whichever releases are active', async () => {
  await use({ activa: ACTIVE!, incluida: FORMER! })
  await use({ activa: null, incluida: INCOMPATIBLE }, 'other')
  expect((await served.list(undefined, true)).map(({ hash }) => hash)).toEqual([FORMER])
})

it('retired modules are returned with their former paths', async () => {
  const retirado = new Date('2026-05-04T15:00:00Z')
  await use({ anterior: FORMER!, retirado })
  await use({ retirado }, 'never-active')
  expect(await served.retired()).toEqual([
    {
      nombre: 'demo',
      titulo: { es: '</script><b>Demo', en: 'Demo' },
      rutas: ['/demo', '/demo/:id'],
      retirado: retirado.toISOString(),
    },
  ])
})

describe('the cache', () => {
  let now = 0
  beforeEach(async () => {
    now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    await use({ activa: ACTIVE! })
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
    await manager.update(Remote, { nombre: 'demo' }, { activa: FORMER! })
  })

  it('is valid for five seconds, or until this node changes a release', async () => {
    now += 5000
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
    now += 1
    expect(await hashes()).toEqual([[FORMER, undefined]])
    await manager.update(Remote, { nombre: 'demo' }, { activa: ACTIVE! })
    expect(await hashes()).toEqual([[FORMER, undefined]])
    served.forget()
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
  })

  it('stays in use while the database is down, with a retry every five seconds', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const find = jest.spyOn(manager, 'find').mockRejectedValue(new Error('away'))
    now += 5001
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
    expect(warn.mock.calls).toEqual([['The remotes could not be read: away']])
    find.mockRestore()
    now += 5000
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
    now += 1
    expect(await hashes()).toEqual([[FORMER, undefined]])
  })

  it('is read once for concurrent requests', async () => {
    const find = jest.spyOn(manager, 'find')
    now += 5001
    const all = await Promise.all([hashes(), hashes(), hashes()])
    expect(all).toEqual(Array(3).fill([[FORMER, undefined]]))
    expect(find.mock.calls.filter(([entity]) => entity === Remote)).toHaveLength(1)
  })
})

it('list rejects if the remotes could not be read even once', async () => {
  jest.spyOn(manager, 'find').mockRejectedValue(new Error('away'))
  await expect(served.list()).rejects.toThrow('away')
})

it('find returns any release by its hash, and reads each release once from the database', async () => {
  const find = jest.spyOn(manager, 'findOneBy')
  for (let times = 0; times < 2; times++) expect((await served.find('demo', FORMER!))?.hash).toBe(FORMER)
  expect(find).toHaveBeenCalledTimes(1)
  expect(await served.find('other', FORMER!)).toBeUndefined()
  expect(await served.find('demo', 'gone')).toBeUndefined()
})
