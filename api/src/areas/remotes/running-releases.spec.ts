import type { EntityManager } from 'typeorm'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { type Build, demoBuild, ENTRY } from '../../../testing/remote-build.js'
import { activate, isOnlyRelease, releaseOf, retire } from './activation.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'
import { RemoteFailureCount } from './remote-failure.entity.js'
import { RunningReleases } from './running-releases.js'
import { ServedReleases } from './served-releases.js'
import type { ShellVersions } from './shell-versions.js'

const HOUR = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR)

const former = demoBuild()
const newer = demoBuild(`${ENTRY}; // newer`)
const [first, second] = [former.descriptor.hash, newer.descriptor.hash]
const host = { contract: former.descriptor.contract }

let database: ConnectedDatabase
let manager: EntityManager
beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
})
afterEach(() => database.drop())

const add = ({ descriptor }: Build, overrides: Partial<Release> = {}) =>
  manager.insert(Release, {
    remoto: descriptor.name,
    hash: descriptor.hash,
    descriptor,
    origen: 'publicada',
    autor: null,
    fecha: hoursAgo(1),
    retirado: null,
    motivo: null,
    ...overrides,
  } as Release)

/** Stores a remote, with the releases in use. */
async function use(nombre: string, overrides: Partial<Remote> = {}) {
  await manager.insert(Remote, { nombre, version: 1, ...overrides })
  return read(nombre)
}
const read = (nombre = 'demo') => manager.findOneByOrFail(Remote, { nombre })

/** Stores a number of failures of a release, this many hours ago. */
const fail = (hash: string, hours: number, numero: number, motivo = 'render', remoto = 'demo') =>
  manager.insert(RemoteFailureCount, { remoto, hash, motivo, hora: hoursAgo(hours), numero } as RemoteFailureCount)

describe('the active releases', () => {
  const list = () => {
    const shell = { host: async () => host } as ShellVersions
    return new RunningReleases(database.dataSource, new ServedReleases(database.dataSource, shell)).list()
  }

  it('are listed with their failures of the last day, and whether they are failing now', async () => {
    const other = demoBuild(ENTRY, { name: 'other', links: [] })
    for (const build of [former, newer, other]) await add(build)
    await use('demo', { activa: second, anterior: first })
    await use('other', { activa: other.descriptor.hash })
    await use('planned')
    const titulo = { es: '</script><b>Demo', en: 'Demo' }
    const demo = { nombre: 'demo', titulo, version: newer.descriptor.version }
    const others = {
      nombre: 'other',
      titulo: { es: 'other', en: 'other' },
      version: other.descriptor.version,
      fallos: 0,
      falla: false,
    }
    await fail(first, 3, 50)
    await fail(second, 25, 50)
    for (const motivo of ['network', 'unavailable', 'withdrawn', 'running', 'csp']) await fail(second, 0.5, 50, motivo)
    expect(await list()).toEqual([{ ...demo, fallos: 0, falla: false }, others])
    await fail(second, 23, 2)
    await fail(second, 3, 3, 'evaluate')
    expect(await list()).toEqual([{ ...demo, fallos: 5, falla: false }, others])
    await fail(second, 0.5, 1)
    await fail(other.descriptor.hash, 3, 4, 'render', 'other')
    expect(await list()).toEqual([
      { ...demo, fallos: 6, falla: true },
      { ...others, fallos: 4 },
    ])
  })
})

describe('a change of the releases in use', () => {
  const trail = async () =>
    (await auditEntriesOf(database.dataSource, 'remoto', 'demo')).map(({ accion, antes, despues }) => [
      accion,
      antes,
      despues,
    ])

  it('is audited with the name of the deploy token, if a token made the change', async () => {
    const actor = await buildAdmin(database.dataSource)
    const token = { actor: null, clave: 'CI' }
    let remote = await use('demo', { activa: first, desde: hoursAgo(9) })
    remote = await activate(manager, remote, token, { hash: second, para: 'porcentaje', porcentaje: 10 })
    remote = await activate(manager, remote, { actor }, { hash: second, para: 'administradores' })
    remote = await activate(manager, remote, token, { hash: second, para: 'todos' })
    remote = await activate(manager, remote, { actor }, { hash: first, para: 'todos' })
    await retire(manager, remote, token)
    expect(await trail()).toEqual([
      ['remotes:deploy', {}, { lanzamiento: second, para: 'porcentaje', porcentaje: 10, clave: 'CI' }],
      ['remotes:offer', {}, { lanzamiento: second, para: 'administradores' }],
      ['remotes:deploy', { lanzamiento: first }, { lanzamiento: second, para: 'todos', clave: 'CI' }],
      ['remotes:activate', { lanzamiento: second }, { lanzamiento: first, para: 'todos' }],
      ['remotes:retire', { lanzamiento: first }, { estado: 'retirado', clave: 'CI' }],
    ])
  })

  const NO_CANDIDATE = { candidata: null, para: null, porcentaje: null, fallaron: null }

  it('to a candidate keeps the active release, and clears former failures', async () => {
    const columns = { activa: first, desde: null, ...NO_CANDIDATE, fallaron: ['a', 'b'] }
    const offer = { hash: second, para: 'porcentaje', porcentaje: 10 } as const
    await activate(manager, await use('demo', columns), { actor: null }, offer)
    expect(await read()).toMatchObject({
      activa: first,
      desde: null,
      anterior: null,
      candidata: second,
      para: 'porcentaje',
      porcentaje: 10,
      fallaron: null,
      version: 2,
    })
  })

  it('for everyone makes the active release the previous release, and ends the candidate', async () => {
    const offered = { candidata: second, para: 'porcentaje', porcentaje: 10, fallaron: ['a'] } as const
    const columns = { ...offered, fallaron: ['a'], activa: first, anterior: 'x', retirado: hoursAgo(1) }
    await activate(manager, await use('demo', columns), { actor: null }, { hash: second, para: 'todos' })
    const used = { activa: second, anterior: first, desde: expect.any(Date), retirado: null, ...NO_CANDIDATE }
    expect(await read()).toMatchObject(used)
  })

  it('to the release that is already active only ends the candidate', async () => {
    const desde = hoursAgo(9)
    const columns = { activa: first, anterior: 'x', desde, candidata: second, para: 'administradores' } as const
    await activate(manager, await use('demo', columns), { actor: null }, { hash: first, para: 'todos' })
    expect(await read()).toMatchObject({ activa: first, anterior: 'x', desde, ...NO_CANDIDATE })
  })

  it.each([
    ['the active release', { activa: first, anterior: 'x' }, first],
    ['the previous release if no release is active', { activa: null, anterior: 'x' }, 'x'],
  ])('that retires a module keeps %s for a rollback', async (_, overrides, anterior) => {
    await retire(manager, await use('demo', { ...overrides, candidata: second, para: 'administradores' }), {
      actor: null,
    })
    const retired = { activa: null, desde: null, anterior, retirado: expect.any(Date), ...NO_CANDIDATE }
    expect(await read()).toMatchObject(retired)
  })
})

describe('a release', () => {
  it('is the only release if all other releases of the remote are withdrawn', async () => {
    const remote = await use('demo', { activa: first })
    await add(former)
    expect(await isOnlyRelease(manager, remote)).toBe(true)
    await add(newer, { retirado: hoursAgo(1), motivo: 'persona' })
    await add(newer, { remoto: 'other' })
    expect(await isOnlyRelease(manager, remote)).toBe(true)
    await manager.update(Release, { remoto: 'demo', hash: second }, { retirado: null })
    expect(await isOnlyRelease(manager, remote)).toBe(false)
    expect(await isOnlyRelease(manager, { ...remote, activa: null })).toBe(false)
  })

  it('is read by releaseOf with its problems', async () => {
    const taken = demoBuild(ENTRY, { name: 'other', routes: former.descriptor.routes })
    const remote = await use('demo', { activa: first })
    await use('other', { candidata: taken.descriptor.hash, para: 'administradores' })
    for (const build of [former, taken]) await add(build)
    const release = await releaseOf(manager, remote, first, { ...host, kit: '2.0.0' })
    expect(release).toMatchObject({ remote, release: { hash: first }, isOnlyRelease: true })
    expect(release.problems.map(({ code }) => code)).toEqual(['release_kit', 'release_address_taken'])
    await expect(releaseOf(manager, remote, second, host)).rejects.toMatchObject({ code: 'release_not_found' })
  })
})
