import { Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { type Build, demoBuild, ENTRY } from '../testing/remote-build.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { ServedReleases } from './served-releases.js'
import type { ShellVersions } from './shell-versions.js'

const [former, active, candidate] = ['former', 'active', 'candidate'].map((text) => demoBuild(`${ENTRY}; // ${text}`))
const [FORMER, ACTIVE, CANDIDATE] = [former, active, candidate].map((build) => build!.descriptor.hash)
const unfit = demoBuild(ENTRY, { kit: '^7.0.0' })
const UNFIT = unfit.descriptor.hash

let database: ConnectedDatabase
let manager: EntityManager
let served: ServedReleases
beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
  const host = { contract: unfit.descriptor.contract, kit: '1.0.0' }
  served = new ServedReleases(database.dataSource, { host: async () => host } as ShellVersions)
  for (const build of [former, active, candidate, unfit]) await add(build!)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database.drop()
})

const add = ({ descriptor }: Build) => {
  const row = { remoto: descriptor.name, hash: descriptor.hash, descriptor, origen: 'publicada', autor: null }
  return manager.insert(Release, { ...row, fecha: new Date(), retirado: null, motivo: null } as Release)
}
const use = (given: Partial<Remote>, nombre = 'demo') => manager.insert(Remote, { nombre, version: 1, ...given })
const hashes = async (group?: Parameters<ServedReleases['forGroup']>[0]) =>
  (await served.forGroup(group)).map(({ hash, previous }) => [hash, previous?.hash])

const ADMINS = { manages: true, place: 99 }
const place = (at: number) => ({ manages: false, place: at })

describe('a group of people gets', () => {
  it.each([
    ['the active release', {}, place(0), [[ACTIVE, undefined]]],
    ['with the one before it', { anterior: FORMER }, place(0), [[ACTIVE, FORMER]]],
    ['without one before it that does not fit', { anterior: UNFIT }, place(0), [[ACTIVE, undefined]]],
    ['without one before it that is gone', { anterior: 'gone' }, place(0), [[ACTIVE, undefined]]],
    ['not twice the same', { anterior: ACTIVE }, place(0), [[ACTIVE, undefined]]],
    ['nothing where nothing is active', { activa: null, anterior: FORMER }, place(0), []],
    [
      'an active release that does not fit, for its screens to say so',
      { activa: UNFIT },
      place(0),
      [[UNFIT, undefined]],
    ],
    [
      'the candidate that is for them',
      { candidata: CANDIDATE, para: 'administradores' },
      ADMINS,
      [[CANDIDATE, ACTIVE]],
    ],
    ['no candidate of others', { candidata: CANDIDATE, para: 'administradores' }, place(0), [[ACTIVE, undefined]]],
    [
      'no candidate without a group',
      { candidata: CANDIDATE, para: 'administradores' },
      undefined,
      [[ACTIVE, undefined]],
    ],
    ['no candidate that does not fit', { candidata: UNFIT, para: 'administradores' }, ADMINS, [[ACTIVE, undefined]]],
    [
      'the candidate of their percentage',
      { candidata: CANDIDATE, para: 'porcentaje', porcentaje: 10 },
      place(9),
      [[CANDIDATE, ACTIVE]],
    ],
    [
      'no candidate beyond it',
      { candidata: CANDIDATE, para: 'porcentaje', porcentaje: 10 },
      place(10),
      [[ACTIVE, undefined]],
    ],
    ['no candidate without one', { candidata: CANDIDATE, para: 'porcentaje' }, place(0), [[ACTIVE, undefined]]],
    [
      'a candidate before anything is active, with what was before',
      { activa: null, anterior: FORMER, candidata: CANDIDATE, para: 'administradores' },
      ADMINS,
      [[CANDIDATE, FORMER]],
    ],
  ] as [string, Partial<Remote>, typeof ADMINS | undefined, [string, string | undefined][]][])(
    '%s',
    async (_, given, group, found) => {
      await use({ activa: ACTIVE!, ...given })
      expect(await hashes(group)).toEqual(found)
    },
  )

  it('the releases by name, without what pages have no use for', async () => {
    const maps = [{ file: 'remote-entry.js.map', size: 1, integrity: 'sha384-x' }]
    const other = demoBuild(ENTRY, { name: 'another', calls: ['GET /x'], maps })
    await add(other)
    await use({ activa: ACTIVE! })
    await use({ activa: other.descriptor.hash }, 'another')
    const [first, second] = await served.forGroup(undefined)
    expect([first?.name, second?.name]).toEqual(['another', 'demo'])
    expect(first).not.toHaveProperty('calls')
    expect(first).not.toHaveProperty('maps')
    expect(first).not.toHaveProperty('failing')
  })

  it('a word where the release fails by its own fault', async () => {
    await use({ activa: ACTIVE! })
    const row = { remoto: 'demo', hora: new Date(), numero: 1 }
    await manager.insert(RemoteFailureCount, { ...row, hash: FORMER!, motivo: 'render' })
    await manager.insert(RemoteFailureCount, { ...row, hash: ACTIVE!, motivo: 'network' })
    expect((await served.forGroup(undefined))[0]).not.toHaveProperty('failing')
    served.forget()
    await manager.insert(RemoteFailureCount, { ...row, hash: ACTIVE!, motivo: 'render' })
    expect((await served.forGroup(undefined))[0]).toMatchObject({ failing: true })
  })
})

it('what came with the system is told, whatever is active, if it fits', async () => {
  await use({ activa: ACTIVE!, incluida: FORMER! })
  await use({ activa: null, incluida: UNFIT }, 'other')
  expect((await served.included()).map(({ hash }) => hash)).toEqual([FORMER])
})

it('a retired module is told with the addresses that it had', async () => {
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

describe('what was read', () => {
  let now = 0
  beforeEach(async () => {
    now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    await use({ activa: ACTIVE! })
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
    await manager.update(Remote, { nombre: 'demo' }, { activa: FORMER! })
  })

  it('is used for five seconds, or until this server changes something', async () => {
    now += 5000
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
    now += 1
    expect(await hashes()).toEqual([[FORMER, undefined]])
    await manager.update(Remote, { nombre: 'demo' }, { activa: ACTIVE! })
    expect(await hashes()).toEqual([[FORMER, undefined]])
    served.forget()
    expect(await hashes()).toEqual([[ACTIVE, undefined]])
  })

  it('is used while the database is away, which is asked again later', async () => {
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

  it('is read once for many who ask at once', async () => {
    const find = jest.spyOn(manager, 'find')
    now += 5001
    const all = await Promise.all([hashes(), hashes(), hashes()])
    expect(all).toEqual(Array(3).fill([[FORMER, undefined]]))
    expect(find.mock.calls.filter(([entity]) => entity === Remote)).toHaveLength(1)
  })
})

it('nothing is told where nothing could be read yet', async () => {
  jest.spyOn(manager, 'find').mockRejectedValue(new Error('away'))
  await expect(served.forGroup(undefined)).rejects.toThrow('away')
})

it('any release is found by its hash, once from the database', async () => {
  const find = jest.spyOn(manager, 'findOneBy')
  for (let times = 0; times < 2; times++) expect((await served.find('demo', FORMER!))?.hash).toBe(FORMER)
  expect(find).toHaveBeenCalledTimes(1)
  expect(await served.find('other', FORMER!)).toBeUndefined()
  expect(await served.find('demo', 'gone')).toBeUndefined()
})
