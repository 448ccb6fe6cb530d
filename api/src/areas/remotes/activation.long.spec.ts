import type { NestExpressApplication } from '@nestjs/platform-express'
import { buildUser } from '../../../testing/build.js'
import {
  act,
  activate,
  admin,
  adminToken,
  api,
  builds,
  former,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  SHELL,
  sendRelease,
  servedHashes,
  storeBundledRelease,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY, route } from '../../../testing/remote-build.js'
import { groupOf } from '../../access/release-group.js'
import { Config } from '../../config/config.js'
import { createApp } from '../../server/app.js'
import type { User } from '../users/user.entity.js'

useRegistry()

describe('an activation', () => {
  beforeEach(async () => {
    await storeBundledRelease()
    await publish(newer)
  })

  it('takes effect for everyone with one request, and so does a rollback', async () => {
    expect((await activate(newer)).body.remoto).toMatchObject({
      activa: newerHash,
      anterior: formerHash,
      candidata: null,
    })
    expect(await servedHashes()).toEqual([newerHash, formerHash])
    expect((await act('devolver')).body).toMatchObject({ remoto: { activa: formerHash, anterior: null } })
    expect(await servedHashes()).toEqual([formerHash, undefined])
    expect(await act('devolver')).toMatchObject({ status: 409, body: { code: 'no_previous_release' } })
    expect((await trail()).slice(0, 2)).toEqual([
      ['remotes:roll-back', 'Eva', { lanzamiento: formerHash }],
      ['remotes:activate', 'Eva', { lanzamiento: newerHash, para: 'todos' }],
    ])
  })

  it('can be limited to administrators, whom the group cookie identifies', async () => {
    const person = await buildUser(api.dataSource)
    const cookieOf = async (user: User) =>
      (await api.get('/auth/session', api.tokenOf(user))).headers.get('set-cookie')?.split(';')[0] ?? ''
    await activate(newer, 'administradores')
    expect(await servedHashes(await cookieOf(admin))).toEqual([newerHash, formerHash])
    expect(await servedHashes(await cookieOf(person))).toEqual([formerHash, undefined])
    expect(await servedHashes()).toEqual([formerHash, undefined])
    expect((await act('devolver')).body.remoto).toMatchObject({ activa: formerHash, candidata: null })
    expect(await servedHashes(await cookieOf(admin))).toEqual([formerHash, undefined])
  })

  it('can be limited to a percentage of users, which are always the same users', async () => {
    await activate(newer, 'porcentaje', 30)
    expect(await servedHashes('grupo=29')).toEqual([newerHash, formerHash])
    expect(await servedHashes('lang=es; grupo=30a')).toEqual([formerHash, undefined])
    expect(groupOf(admin)).toEqual(groupOf(admin))
    const numbers = Array.from({ length: 2000 }, (_, id) => groupOf({ id, rol: 'user' }).bucket)
    const chosen = numbers.filter((number) => number < 30).length / numbers.length
    expect(chosen).toBeGreaterThan(0.25)
    expect(chosen).toBeLessThan(0.35)
  })

  it('is rejected if the request has an older version of the remote', async () => {
    const { version } = await remoteForAdmins()
    const headers = { 'if-match': `"${version}"` }
    const body = { hash: newerHash, para: 'todos' }
    expect((await act('activar', body, adminToken, headers)).status).toBe(200)
    const late = await act('devolver', {}, adminToken, headers)
    const actual = { nombre: 'demo', version: version + 1 }
    expect(late).toMatchObject({ status: 412, body: { code: 'stale_version', actual } })
    expect((await activate(newer)).status).toBe(200)
    expect((await remoteForAdmins()).version).toBe(version + 1)
  })

  it('is rejected for a withdrawn or unknown release', async () => {
    expect((await act('retirar', { hash: formerHash })).body.code).toBe('release_in_use')
    expect((await act('retirar', { hash: newerHash })).body.remoto.lanzamientos[0]?.retirada?.motivo).toBe('persona')
    expect((await activate(newer)).body.code).toBe('release_withdrawn')
    expect((await act('activar', { hash: '0'.repeat(16), para: 'todos' })).body.code).toBe('release_not_found')
    for (const body of [{}, { hash: newerHash, para: 'porcentaje' }, { hash: newerHash, para: 'todos', porcentaje: 5 }])
      expect((await act('activar', body)).status).toBe(400)
    for (const percentage of [0, 100, 5.5, '', 'diez']) {
      const body = { hash: newerHash, para: 'porcentaje', porcentaje: percentage }
      expect((await act('activar', body)).body.errors?.porcentaje?.code).toBe('percentage_invalid')
    }
    expect((await activate(former, 'administradores')).body.code).toBe('release_in_use')
  })

  it('is rejected for a release that is no longer compatible, and the list shows the reasons', async () => {
    const library = demoBuild(`${ENTRY}; // with another React`, { needs: { react: '^19.4.0 || ^20.0.0' } })
    await builds.writeShell({ ...SHELL, offers: { react: '20.1.0' } })
    await publish(library)
    expect((await activate(library)).status).toBe(200)
    await builds.writeShell({ ...SHELL, offers: { react: '19.3.1' } })
    const params = { biblioteca: 'React', pedido: '^19.4.0 || ^20.0.0', ofrecido: '19.3.1' }
    expect((await activate(library)).body).toMatchObject({ code: 'release_library', params })
    await builds.writeShell({ ...SHELL, kit: '2.0.0' })
    expect((await activate(newer)).body).toMatchObject({ code: 'release_kit', params: { ofrecido: '2.0.0' } })
    const [release] = (await remoteForAdmins()).lanzamientos
    expect(release?.problemas.map(({ code }) => code)).toEqual(['release_library', 'release_kit'])
    expect(release?.can.activate).toBe(false)
  })

  it('is possible for a release of the previous contract, which the list marks, but not of an older contract', async () => {
    const setContract = (contract: number) => builds.writeShell({ ...SHELL, contract })
    await setContract(SHELL.contract + 1)
    const former = demoBuild(`${ENTRY}; // of the former contract`)
    expect(await publish(former)).toMatchObject({ nueva: true })
    expect((await activate(former)).status).toBe(200)
    const [activated] = (await remoteForAdmins()).lanzamientos
    expect(activated).toMatchObject({ hash: former.descriptor.hash, problemas: [], contrato_anterior: true })

    await setContract(SHELL.contract + 2)
    const params = { pedido: SHELL.contract, ofrecido: SHELL.contract + 2 }
    expect(await activate(newer)).toMatchObject({ status: 409, body: { code: 'release_contract', params } })
    const last = await sendRelease(demoBuild(`${ENTRY}; // of the contract before`))
    expect(last).toMatchObject({ status: 409, body: { code: 'release_contract', params } })
    const [listed] = (await remoteForAdmins()).lanzamientos
    expect(listed?.problemas).toEqual([{ code: 'release_contract', params }])
  })

  it('of a new bundled build does not happen while the remote is pinned', async () => {
    expect((await act('fijar')).body.remoto).toMatchObject({ fijada: true, can: { pin: false, unpin: true } })
    await builds.write(demoBuild(`${ENTRY}; // with the system`))
    expect(await servedHashes()).toEqual([formerHash, undefined])
    await act('soltar')
    const last = await builds.write(demoBuild(`${ENTRY}; // with the system, again`))
    expect(await servedHashes()).toEqual([last.hash, formerHash])
    expect((await trail()).slice(0, 3).map(([accion]) => accion)).toEqual([
      'remotes:install',
      'remotes:unpin',
      'remotes:pin',
    ])
  })

  it('is prepared by the list, which shows the changes and the size of each release', async () => {
    const routes = [route('/demo'), route('/demo/new', 'fichas:edit')]
    const changed = demoBuild(`${ENTRY}; // changed`, { routes })
    await publish(changed)
    const { lanzamientos, titulo } = await remoteForAdmins()
    expect(titulo).toEqual({ es: '</script><b>Demo', en: 'Demo' })
    expect(lanzamientos[0]).toMatchObject({
      origen: 'publicada',
      autor: 'CI de demo',
      tamano: changed.descriptor.assets.reduce((sum, { size }) => sum + size, 0),
      cambios: {
        rutas: { agregadas: ['/demo/new'], quitadas: ['/demo/:id'] },
        permisos: { agregadas: ['/demo/new: fichas:edit'], quitadas: ['/demo/:id: authenticated'] },
      },
    })
    expect(lanzamientos.at(-1)).toMatchObject({ hash: formerHash, origen: 'incluida', autor: null, cambios: null })
  })
})

describe('another node on the same database', () => {
  let other: NestExpressApplication
  beforeEach(async () => {
    other = await createApp(api.app.get(Config), api.dataSource)
    await other.listen(0, '127.0.0.1')
  })
  afterEach(() => {
    other.getHttpServer().closeAllConnections()
    other.getHttpServer().close()
  })

  it('notices an activation within seconds, and serves the files of the release', async () => {
    const url = await other.getUrl()
    expect(await servedHashes('', url)).toEqual([formerHash, undefined])
    const now = jest.spyOn(performance, 'now')
    await publish(newer)
    await activate(newer)
    const began = performance.now()
    now.mockImplementation(() => began + 5001)
    expect(await servedHashes('', url)).toEqual([newerHash, formerHash])
    now.mockRestore()
    const file = await fetch(`${url}/remotes/demo/${newerHash}/remote-entry.js`)
    expect(await file.text()).toBe(newer.files['remote-entry.js'])
  })
})

it('a publication keeps releases in use, the newest ten and those of the last month, and removes unreferenced files', async () => {
  await storeBundledRelease()
  const all = Array.from({ length: 12 }, (_, number) => demoBuild(`${ENTRY}; // ${number}`))
  for (const build of all) {
    await publish(build)
    await api.post('/remotes/fallos', { remoto: 'demo', hash: build.descriptor.hash, motivo: 'render' })
  }
  const dates = 'UPDATE lanzamiento SET fecha = ? WHERE hash <> ?'
  await api.dataSource.query(dates, ['2026-01-02 00:00:00.000', all[3]!.descriptor.hash])
  await api.dataSource.query('UPDATE lanzamiento SET fecha = ? WHERE hash = ?', ['2026-01-01 00:00:00.000', formerHash])
  await api.dataSource.query('UPDATE archivo_remoto SET fecha = ?', ['2026-01-01 00:00:00.000'])
  const last = demoBuild(`${ENTRY}; // last`)
  await publish(last)
  const remaining = (await remoteForAdmins()).lanzamientos.map(({ hash }) => hash)
  expect(remaining).toHaveLength(11)
  expect(remaining).toEqual(expect.arrayContaining([formerHash, all[3]!.descriptor.hash, last.descriptor.hash]))
  const [{ files }] = await api.dataSource.query('SELECT COUNT(*) AS files FROM archivo_remoto')
  const causes = await api.dataSource.query('SELECT hash FROM causa_fallo')
  expect(causes.length).toBeLessThan(all.length)
  expect(remaining).toEqual(expect.arrayContaining(causes.map(({ hash }: { hash: string }) => hash)))
  // Each release has a different entry file, and all share one file of translations.
  expect(Number(files)).toBe(remaining.length + 1)
})
