import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { groupOf } from '../access/release-group.js'
import { createApp } from '../app.js'
import { Config } from '../config/config.js'
import { buildUser } from '../testing/build.js'
import {
  act,
  activate,
  admin,
  adminToken,
  api,
  builds,
  describeRelease,
  first,
  former,
  managed,
  newer,
  publish,
  SHELL,
  second,
  served,
  trail,
  useRegistry,
} from '../testing/registry.js'
import { demoBuild, ENTRY, route } from '../testing/remote-build.js'
import type { User } from '../users/user.entity.js'
import { ServedReleases } from './served-releases.js'

useRegistry()

describe('activating', () => {
  beforeEach(async () => {
    await served()
    await publish(newer)
  })

  it('is one call for everyone, and so is going back', async () => {
    expect((await activate(newer)).body.remoto).toMatchObject({ activa: second, anterior: first, candidata: null })
    expect(await served()).toEqual([second, first])
    expect((await act('devolver')).body).toMatchObject({ remoto: { activa: first, anterior: null } })
    expect(await served()).toEqual([first, undefined])
    expect(await act('devolver')).toMatchObject({ status: 409, body: { code: 'no_previous_release' } })
    expect((await trail()).slice(0, 2)).toEqual([
      ['remotes:roll-back', 'Eva', { lanzamiento: first }],
      ['remotes:activate', 'Eva', { lanzamiento: second, para: 'todos' }],
    ])
  })

  it('for administrators only: the group in the cookie of the sign-in decides', async () => {
    const person = await buildUser(api.dataSource)
    const cookieOf = async (user: User) =>
      (await api.get('/auth/session', api.tokenOf(user))).headers.get('set-cookie')?.split(';')[0] ?? ''
    await activate(newer, 'administradores')
    expect(await served(await cookieOf(admin))).toEqual([second, first])
    expect(await served(await cookieOf(person))).toEqual([first, undefined])
    expect(await served()).toEqual([first, undefined])
    expect((await act('devolver')).body.remoto).toMatchObject({ activa: first, candidata: null })
    expect(await served(await cookieOf(admin))).toEqual([first, undefined])
  })

  it('for a percentage of people, who are always the same', async () => {
    await activate(newer, 'porcentaje', 30)
    expect(await served('grupo=29')).toEqual([second, first])
    expect(await served('lang=es; grupo=30a')).toEqual([first, undefined])
    expect(groupOf(admin)).toEqual(groupOf(admin))
    const places = Array.from({ length: 2000 }, (_, id) => groupOf({ id, rol: 'user' }).place)
    const chosen = places.filter((place) => place < 30).length / places.length
    expect(chosen).toBeGreaterThan(0.25)
    expect(chosen).toBeLessThan(0.35)
  })

  it('says what two people who act at once do not know', async () => {
    const { version } = await managed()
    const headers = { 'if-match': `"${version}"` }
    const body = { hash: second, para: 'todos' }
    expect((await act('activar', body, adminToken, headers)).status).toBe(200)
    const late = await act('devolver', {}, adminToken, headers)
    const actual = { nombre: 'demo', version: version + 1 }
    expect(late).toMatchObject({ status: 412, body: { code: 'stale_version', actual } })
    expect((await activate(newer)).status).toBe(200)
    expect((await managed()).version).toBe(version + 1)
  })

  it('of what was withdrawn or does not exist is refused', async () => {
    expect((await act('retirar', { hash: first })).body.code).toBe('release_in_use')
    expect((await act('retirar', { hash: second })).body.remoto.lanzamientos[0]?.retirada?.motivo).toBe('persona')
    expect((await activate(newer)).body.code).toBe('release_withdrawn')
    expect((await act('activar', { hash: '0'.repeat(16), para: 'todos' })).body.code).toBe('release_not_found')
    for (const body of [{}, { hash: second, para: 'porcentaje' }, { hash: second, para: 'todos', porcentaje: 5 }])
      expect((await act('activar', body)).status).toBe(400)
    for (const percentage of [0, 100, 5.5, '', 'diez']) {
      const body = { hash: second, para: 'porcentaje', porcentaje: percentage }
      expect((await act('activar', body)).body.errors?.porcentaje?.code).toBe('percentage_invalid')
    }
    expect((await activate(former, 'administradores')).body.code).toBe('release_in_use')
  })

  it('is refused where the release no longer fits, and the list says why', async () => {
    const library = demoBuild(`${ENTRY}; // with another React`, { needs: { react: '^19.4.0 || ^20.0.0' } })
    await builds.writeShell({ ...SHELL, offers: { react: '20.1.0' } })
    await publish(library)
    expect((await activate(library)).status).toBe(200)
    await builds.writeShell({ ...SHELL, offers: { react: '19.3.1' } })
    const params = { biblioteca: 'React', pedido: '^19.4.0 || ^20.0.0', ofrecido: '19.3.1' }
    expect((await activate(library)).body).toMatchObject({ code: 'release_library', params })
    await builds.writeShell({ ...SHELL, kit: '2.0.0' })
    expect((await activate(newer)).body).toMatchObject({ code: 'release_kit', params: { ofrecido: '2.0.0' } })
    const [release] = (await managed()).lanzamientos
    expect(release?.problemas.map(({ code }) => code)).toEqual(['release_library', 'release_kit'])
    expect(release?.can.activate).toBe(false)
  })

  it('is possible for a release of the former contract, which the list tells, and not for one of the contract before', async () => {
    const system = (contract: number) => builds.writeShell({ ...SHELL, contract })
    await system(SHELL.contract + 1)
    const former = demoBuild(`${ENTRY}; // of the former contract`)
    expect(await publish(former)).toMatchObject({ publicada: true, nueva: true })
    expect((await activate(former)).status).toBe(200)
    const [told] = (await managed()).lanzamientos
    expect(told).toMatchObject({ hash: former.descriptor.hash, problemas: [], contrato_anterior: true })

    await system(SHELL.contract + 2)
    const params = { pedido: SHELL.contract, ofrecido: SHELL.contract + 2 }
    expect(await activate(newer)).toMatchObject({ status: 409, body: { code: 'release_contract', params } })
    const last = await describeRelease(demoBuild(`${ENTRY}; // of the contract before`))
    expect(last).toMatchObject({ status: 409, body: { code: 'release_contract', params } })
    const [listed] = (await managed()).lanzamientos
    expect(listed?.problemas).toEqual([{ code: 'release_contract', params }])
  })

  it('keeps a pinned release when another one comes with the system', async () => {
    expect((await act('fijar')).body.remoto).toMatchObject({ fijada: true, can: { pin: false, unpin: true } })
    await builds.write(demoBuild(`${ENTRY}; // with the system`))
    expect(await served()).toEqual([first, undefined])
    await act('soltar')
    const last = await builds.write(demoBuild(`${ENTRY}; // with the system, again`))
    expect(await served()).toEqual([last.hash, first])
    expect((await trail()).slice(0, 3).map(([accion]) => accion)).toEqual([
      'remotes:install',
      'remotes:unpin',
      'remotes:pin',
    ])
  })

  it('lists what a release changes, and how large it is', async () => {
    const given = {
      routes: [route('/demo'), route('/demo/new', 'fichas:edit')],
    }
    const changed = demoBuild(`${ENTRY}; // changed`, given)
    await publish(changed)
    const { lanzamientos, titulo } = await managed()
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
    expect(lanzamientos.at(-1)).toMatchObject({ hash: first, origen: 'incluida', autor: null, cambios: null })
  })
})

describe('another server on the same database', () => {
  let other: NestExpressApplication
  beforeEach(async () => {
    other = await createApp(api.app.get(Config), api.dataSource)
    await other.listen(0, '127.0.0.1')
  })
  afterEach(() => {
    other.getHttpServer().closeAllConnections()
    other.getHttpServer().close()
  })

  it('follows an activation within seconds, and serves the files', async () => {
    const url = await other.getUrl()
    expect(await served('', url)).toEqual([first, undefined])
    const now = jest.spyOn(performance, 'now')
    await publish(newer)
    await activate(newer)
    const began = performance.now()
    now.mockImplementation(() => began + 5001)
    expect(await served('', url)).toEqual([second, first])
    now.mockRestore()
    const file = await fetch(`${url}/remotes/demo/${second}/remote-entry.js`)
    expect(await file.text()).toBe(newer.files['remote-entry.js'])
  })
})

describe('failures', () => {
  const report = (token?: string, motivo = 'render', hash = second) =>
    api.post('/remotes/fallos', { remoto: 'demo', hash, motivo }, token)

  beforeEach(async () => {
    await served()
    await publish(newer)
    await activate(newer, 'porcentaje', 50)
  })

  it('of three people withdraw a candidate by itself', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    const [one, two, three] = people.map((person) => api.tokenOf(person))
    for (const token of [one, one, two, undefined]) expect((await report(token)).status).toBe(200)
    await report(three, 'network')
    await report(three, 'running')
    expect((await managed()).candidata?.hash).toBe(second)
    await report(three, 'evaluate')
    const { candidata, activa, lanzamientos } = await managed()
    expect([candidata, activa, lanzamientos[0]?.retirada?.motivo]).toEqual([null, first, 'fallos'])
    expect(lanzamientos[0]?.fallos).toEqual([
      { motivo: 'render', numero: 4 },
      { motivo: 'evaluate', numero: 1 },
      { motivo: 'network', numero: 1 },
      { motivo: 'running', numero: 1 },
    ])
    expect(await served('grupo=1')).toEqual([first, undefined])
    expect((await trail())[0]).toEqual(['remotes:withdraw-failing', null, { estado: 'retirado', motivo: 'evaluate' }])
  })

  it('of its own fault are told of a release, for open pages not to change to it', async () => {
    const [now, hour] = [Date.now(), 60 * 60 * 1000]
    const told = async () => {
      api.app.get(ServedReleases).forget()
      return (await api.get<RemotesAnswer>('/remotes')).body.remotes[0]?.failing
    }
    await report(undefined, 'network', first)
    expect(await told()).toBeUndefined()
    await report(undefined, 'render', first)
    expect(await told()).toBe(true)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3 * hour)
    expect(await told()).toBeUndefined()
    clock.mockRestore()
  })

  it('of the active release are only counted, and of unknown ones not at all', async () => {
    const people = await Promise.all([1, 2, 3].map(() => buildUser(api.dataSource)))
    for (const person of people) await report(api.tokenOf(person), 'render', first)
    await report(undefined, 'render', '0'.repeat(16))
    expect((await managed()).activa).toBe(first)
    expect((await managed()).lanzamientos.at(-1)?.fallos).toEqual([{ motivo: 'render', numero: 3 }])
    expect((await report(undefined, 'boredom')).status).toBe(400)
  })

  it.each([
    [
      'application/reports+json',
      (url: string) => [{ type: 'csp-violation', body: { sourceFile: url, effectiveDirective: 'script-src' } }],
    ],
    ['application/csp-report', (url: string) => ({ 'csp-report': { 'source-file': url, 'blocked-uri': 'eval' } })],
  ])('of the security policy are attributed to the remote (%s)', async (type, bodyOf) => {
    const sendReport = (body: string) =>
      fetch(`${api.url}/api/remotes/csp`, { method: 'POST', headers: { 'content-type': type }, body })
    const body = JSON.stringify(bodyOf(`${api.url}/remotes/demo/${second}/remote-entry.js`))
    expect((await sendReport(body)).status).toBe(200)
    expect((await sendReport('{')).status).toBe(400)
    expect((await managed()).lanzamientos[0]).toMatchObject({ infracciones: 1, fallos: [] })
  })

  it('are heard also from an address that has sent too many reports of the policy', async () => {
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

it('keeps what is in use, the newest ten and the last month, and removes the files of no release', async () => {
  await served()
  const all = Array.from({ length: 12 }, (_, number) => demoBuild(`${ENTRY}; // ${number}`))
  for (const build of all) {
    await publish(build)
    await api.post('/remotes/fallos', { remoto: 'demo', hash: build.descriptor.hash, motivo: 'render' })
  }
  const dates = 'UPDATE lanzamiento SET fecha = ? WHERE hash <> ?'
  await api.dataSource.query(dates, ['2026-01-02 00:00:00.000', all[3]!.descriptor.hash])
  await api.dataSource.query('UPDATE lanzamiento SET fecha = ? WHERE hash = ?', ['2026-01-01 00:00:00.000', first])
  await api.dataSource.query('UPDATE archivo_remoto SET fecha = ?', ['2026-01-01 00:00:00.000'])
  const last = demoBuild(`${ENTRY}; // last`)
  await publish(last)
  const kept = (await managed()).lanzamientos.map(({ hash }) => hash)
  expect(kept).toHaveLength(11)
  expect(kept).toEqual(expect.arrayContaining([first, all[3]!.descriptor.hash, last.descriptor.hash]))
  const [{ files }] = await api.dataSource.query('SELECT COUNT(*) AS files FROM archivo_remoto')
  const causes = await api.dataSource.query('SELECT hash FROM causa_fallo')
  expect(causes.length).toBeLessThan(all.length)
  expect(kept).toEqual(expect.arrayContaining(causes.map(({ hash }: { hash: string }) => hash)))
  // An entry each, and the texts that they share.
  expect(Number(files)).toBe(kept.length + 1)
})
