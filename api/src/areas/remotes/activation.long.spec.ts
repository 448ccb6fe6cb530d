import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
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
import { ServedReleases } from './served-releases.js'

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

describe('failures', () => {
  const report = (token?: string, motivo = 'render', hash = newerHash) =>
    api.post('/remotes/fallos', { remoto: 'demo', hash, motivo }, token)

  beforeEach(async () => {
    await storeBundledRelease()
    await publish(newer)
    await activate(newer, 'porcentaje', 50)
  })

  it('that three users report withdraw a candidate automatically', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    const [one, two, three] = people.map((person) => api.tokenOf(person))
    for (const token of [one, one, two, undefined]) expect((await report(token)).status).toBe(200)
    await report(three, 'network')
    await report(three, 'running')
    expect((await remoteForAdmins()).candidata?.hash).toBe(newerHash)
    await report(three, 'evaluate')
    const { candidata, activa, lanzamientos } = await remoteForAdmins()
    expect([candidata, activa, lanzamientos[0]?.retirada?.motivo]).toEqual([null, formerHash, 'fallos'])
    expect(lanzamientos[0]?.fallos).toEqual([
      { motivo: 'render', numero: 4 },
      { motivo: 'evaluate', numero: 1 },
      { motivo: 'network', numero: 1 },
      { motivo: 'running', numero: 1 },
    ])
    expect(await servedHashes('grupo=1')).toEqual([formerHash, undefined])
    expect((await trail())[0]).toEqual(['remotes:withdraw-failing', null, { estado: 'retirado', motivo: 'evaluate' }])
  })

  it('that it blocked the page withdraw a candidate too, and are readable for nodes of the last release', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    await report(undefined, 'timeout')
    for (const person of people) await report(api.tokenOf(person), 'blocking')
    const { candidata, lanzamientos } = await remoteForAdmins()
    expect([candidata, lanzamientos[0]?.retirada?.motivo]).toEqual([null, 'fallos'])
    expect(lanzamientos[0]?.fallos).toEqual([
      { motivo: 'blocking', numero: 3 },
      { motivo: 'timeout', numero: 1 },
    ])
    expect(lanzamientos[0]?.causas.map(({ motivo, numero }) => [motivo, numero])).toEqual(
      expect.arrayContaining([
        ['blocking', 3],
        ['timeout', 1],
      ]),
    )
    for (const table of ['fallo_remoto', 'causa_fallo'])
      expect(await api.dataSource.query(`SELECT DISTINCT motivo FROM ${table}`)).toEqual([{ motivo: 'timeout' }])
    expect((await trail())[0]).toEqual(['remotes:withdraw-failing', null, { estado: 'retirado', motivo: 'blocking' }])
  })

  it('that are the release’s fault mark the release as failing for about an hour', async () => {
    const [now, hour] = [Date.now(), 60 * 60 * 1000]
    const isFailing = async () => {
      api.app.get(ServedReleases).forget()
      return (await api.get<RemotesAnswer>('/remotes')).body.remotes[0]?.failing
    }
    await report(undefined, 'network', formerHash)
    expect(await isFailing()).toBeUndefined()
    await report(undefined, 'render', formerHash)
    expect(await isFailing()).toBe(true)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3 * hour)
    expect(await isFailing()).toBeUndefined()
    clock.mockRestore()
  })

  it('of the active release are only counted, and failures of unknown releases are ignored', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    for (const person of people) await report(api.tokenOf(person), 'render', formerHash)
    await report(undefined, 'render', '0'.repeat(16))
    expect((await remoteForAdmins()).activa).toBe(formerHash)
    expect((await remoteForAdmins()).lanzamientos.at(-1)?.fallos).toEqual([{ motivo: 'render', numero: 3 }])
    expect((await report(undefined, 'boredom')).status).toBe(400)
  })

  it.each([
    [
      'application/reports+json',
      (url: string) => [{ type: 'csp-violation', body: { sourceFile: url, effectiveDirective: 'script-src' } }],
    ],
    ['application/csp-report', (url: string) => ({ 'csp-report': { 'source-file': url, 'blocked-uri': 'eval' } })],
  ])('of the content security policy are attributed to the remote (%s)', async (type, bodyOf) => {
    const sendReport = (body: string) =>
      fetch(`${api.url}/api/remotes/csp`, { method: 'POST', headers: { 'content-type': type }, body })
    const body = JSON.stringify(bodyOf(`${api.url}/remotes/demo/${newerHash}/remote-entry.js`))
    expect((await sendReport(body)).status).toBe(200)
    expect((await sendReport('{')).status).toBe(400)
    expect((await remoteForAdmins()).lanzamientos[0]).toMatchObject({ infracciones: 1, fallos: [] })
  })

  it('are accepted from an address that has sent too many policy violation reports', async () => {
    const csp = () =>
      fetch(`${api.url}/api/remotes/csp`, {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body: '{"csp-report":{}}',
      })
    const statuses = await Promise.all(Array.from({ length: 101 }, async () => (await csp()).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await report()).status).toBe(200)
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
