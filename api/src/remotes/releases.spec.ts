import type { AuditAnswer } from '@fichero/contract/audit.schema'
import type {
  DeployTokenCreated,
  DeployTokensAnswer,
  ManagedRemote,
  ManagedRemoteAnswer,
  ManagedRemotesAnswer,
  PublishAnswer,
} from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { groupOf } from '../access/release-group.js'
import { createApp } from '../app.js'
import { Config } from '../config/config.js'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin, buildUser } from '../testing/build.js'
import { type Build, demoBuild, ENTRY, emptyRoot } from '../testing/remote-build.js'
import type { User } from '../users/user.entity.js'
import { hexOf } from './file-hash.js'

const SHELL = { version: '1.0.0', contract: 1, kit: '1.0.0', runtime: 2 }

let builds: Awaited<ReturnType<typeof emptyRoot>>
let api: Api
let admin: User
let adminToken: string
let deployToken: string
const former = demoBuild()
const newer = demoBuild(`${ENTRY}; // newer`)

beforeEach(async () => {
  builds = await emptyRoot()
  await builds.writeShell(SHELL)
  await builds.write(former)
  api = await startApi({ distRoot: builds.root })
  admin = await buildAdmin(api.dataSource, { nombre: 'Eva', apellido: 'Ríos' })
  adminToken = api.tokenOf(admin)
  deployToken = await createToken({})
})
afterEach(async () => {
  await api.close()
  await builds.remove()
})

async function createToken(given: object): Promise<string> {
  const body = { nombre: 'CI de demo', remoto: 'demo', activa: true, dias: 30, ...given }
  const reply = await api.post<DeployTokenCreated>('/admin/remotes/claves', body, adminToken)
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([201, 'no-store'])
  return reply.body.valor
}

const send = async <T>(method: string, path: string, body: string, token: string, type = 'application/json') => {
  const headers = { 'content-type': type, authorization: `Bearer ${token}` }
  const answer = await fetch(`${api.url}/api/remotes/${path}`, { method, body, headers })
  return { status: answer.status, body: (await answer.json()) as T }
}
const describeRelease = ({ descriptor }: Build, token = deployToken, name = 'demo') =>
  send<PublishAnswer & { code: string; params: object }>(
    'POST',
    `${name}/lanzamientos`,
    JSON.stringify(descriptor),
    token,
  )
const sendFile = (integrity: string, text: string, token = deployToken) =>
  send<{ code: string }>('PUT', `demo/archivos/${hexOf(integrity)}`, text, token, 'application/octet-stream')

/** What a release command does. */
async function publish(build: Build, token = deployToken) {
  const { faltan } = (await describeRelease(build, token)).body
  for (const integrity of faltan) {
    const { file } = build.descriptor.assets.find((asset) => asset.integrity === integrity)!
    expect((await sendFile(integrity, build.files[file]!, token)).status).toBe(200)
  }
  return (await describeRelease(build, token)).body
}

const act = (verb: string, body: object = {}, token = adminToken, headers = {}) =>
  api.call<ManagedRemoteAnswer & { code: string; params?: object }>('POST', `/admin/remotes/demo/${verb}`, {
    body,
    token,
    headers,
  })
const activate = (build: Build, para = 'todos', porcentaje?: number) =>
  act('activar', { hash: build.descriptor.hash, para, ...(porcentaje && { porcentaje }) })

const managed = async () => {
  const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
  return body.remotos[0] as ManagedRemote
}
/** The hashes of the release and of the one before that a browser with this cookie gets. */
async function served(cookie = '', url = api.url): Promise<(string | undefined)[]> {
  const answer = await fetch(`${url}/api/remotes`, { headers: { cookie } })
  const { remotes } = (await answer.json()) as RemotesAnswer
  return [remotes[0]?.hash, remotes[0]?.previous?.hash]
}
const trail = async () => {
  const { body } = await api.get<AuditAnswer>('/admin/audit?accion=remotes&limit=20', adminToken)
  return body.entries.map(({ accion, usuario, despues }) => [accion, usuario?.nombre ?? null, despues])
}
const [first, second] = [former.descriptor.hash, newer.descriptor.hash]

describe('publishing', () => {
  it('asks for the files that are not stored yet, and publishes without activating', async () => {
    expect(await served()).toEqual([first, undefined])
    const asked = await describeRelease(newer)
    const [entry] = newer.descriptor.assets
    expect(asked).toMatchObject({ status: 200, body: { publicada: false, faltan: [entry?.integrity] } })
    expect(await publish(newer)).toMatchObject({ hash: second, publicada: true, nueva: true, faltan: [] })
    expect(await served()).toEqual([first, undefined])
    const files = await fetch(`${api.url}/remotes/demo/${second}/remote-entry.js`)
    expect(await files.text()).toBe(newer.files['remote-entry.js'])
  })

  it('makes the same content one release, and refuses other files under its hash', async () => {
    await publish(newer)
    expect(await publish(newer)).toMatchObject({ publicada: true, nueva: false })
    expect((await managed()).lanzamientos.map(({ hash }) => hash)).toEqual([second, first])
    const other = demoBuild(`${ENTRY}; // other`, { hash: second })
    const [asset] = other.descriptor.assets
    await sendFile(asset!.integrity, other.files['remote-entry.js']!)
    expect((await describeRelease(other)).body.code).toBe('release_differs')
    expect((await trail()).filter(([accion]) => accion === 'remotes:publish')).toEqual([
      ['remotes:publish', null, { lanzamiento: second, clave: 'CI de demo' }],
    ])
  })

  it('takes only files that are what their hash says, and not too large', async () => {
    const [entry] = newer.descriptor.assets
    expect((await sendFile(entry!.integrity, 'half of')).body.code).toBe('release_file_damaged')
    expect((await sendFile(entry!.integrity, 'x'.repeat(5 * 1024 * 1024))).status).toBe(413)
    expect((await describeRelease(newer)).body.publicada).toBe(false)
  })

  it.each([
    ['contract', { contract: 2 }, 'release_contract', { pedido: 2, ofrecido: 1 }],
    ['kit', { kit: '^1.1.0' }, 'release_kit', { pedido: '^1.1.0', ofrecido: '1.0.0' }],
    ['runtime', { runtime: 3 }, 'release_runtime', { pedido: 3, ofrecido: 2 }],
    ['calls', { calls: ['GET /fichas', 'PUT /notas'] }, 'release_calls', { total: 1, llamadas: 'PUT /notas' }],
    ['files', { entry: 'missing.js' }, 'release_inconsistent', { archivo: 'missing.js' }],
  ])('refuses a release whose %s do not fit, with the reason', async (_, given, code, params) => {
    const { body } = await describeRelease(demoBuild(`${ENTRY}; // unfit`, given))
    expect(body).toMatchObject({ code, params })
  })
})

describe('a deploy token', () => {
  it('works for one remote, until it is revoked, and is shown once', async () => {
    const { body } = await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)
    expect(body.claves).toMatchObject([
      { nombre: 'CI de demo', remoto: 'demo', autor: 'Eva Ríos', estado: 'vigente', usada: null },
    ])
    expect(JSON.stringify(body)).not.toContain(deployToken)
    const other = demoBuild(ENTRY, { name: 'other' })
    expect((await describeRelease(other, deployToken, 'other')).body.code).toBe('deploy_token_other_remote')
    expect((await describeRelease(other)).body.code).toBe('deploy_token_other_remote')
    await publish(newer)
    const [used] = (await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)).body.claves
    expect(used?.usada).not.toBeNull()
    const revoke = () => api.post<{ code: string }>(`/admin/remotes/claves/${used?.id}/revocar`, {}, adminToken)
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200])
    expect((await describeRelease(newer)).status).toBe(401)
    expect((await describeRelease(newer, 'fichero_made-up')).body.code).toBe('deploy_token_invalid')
    expect((await trail()).map(([accion]) => accion)).toEqual([
      'remotes:revoke-token',
      'remotes:publish',
      'remotes:create-token',
    ])
  })

  it('no longer works after its time', async () => {
    await api.dataSource.query('UPDATE clave_despliegue SET vence = ?', ['2026-01-01 00:00:00.000'])
    expect((await describeRelease(newer)).body.code).toBe('deploy_token_invalid')
  })

  it('activates only if it may, and the trail names it', async () => {
    await publish(newer)
    const body = JSON.stringify({ hash: second, para: 'todos' })
    const without = await createToken({ nombre: 'solo publica', activa: false })
    expect(await send('POST', 'demo/activar', body, without)).toMatchObject({
      status: 403,
      body: { code: 'deploy_token_cannot_activate' },
    })
    expect((await send('POST', 'demo/activar', body, deployToken)).status).toBe(200)
    expect(await served()).toEqual([second, first])
    expect((await trail())[0]).toEqual([
      'remotes:deploy',
      null,
      { lanzamiento: second, para: 'todos', clave: 'CI de demo' },
    ])
  })

  it('of a remote that does not exist yet creates it with its first release', async () => {
    const token = await createToken({ remoto: 'other', nombre: 'otro' })
    const other = demoBuild(ENTRY, { name: 'other' })
    expect(await served()).toEqual([first, undefined])
    expect((await describeRelease(other, token, 'other')).body).toMatchObject({ publicada: true, nueva: true })
    const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
    expect(body.remotos.map(({ nombre, activa }) => [nombre, activa])).toEqual([
      ['demo', first],
      ['other', null],
    ])
    expect((await api.get<RemotesAnswer>('/remotes')).body.remotes.map(({ name }) => name)).toEqual(['demo'])
  })
})

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
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
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
    expect((await activate(former, 'administradores')).body.code).toBe('release_in_use')
  })

  it('is refused where the release no longer fits, and the list says why', async () => {
    await builds.writeShell({ ...SHELL, kit: '2.0.0' })
    expect((await activate(newer)).body).toMatchObject({ code: 'release_kit', params: { ofrecido: '2.0.0' } })
    const [release] = (await managed()).lanzamientos
    expect(release?.problemas.map(({ code }) => code)).toEqual(['release_kit'])
    expect(release?.can.activate).toBe(false)
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
      routes: [{ path: '/demo/new', page: 'demo-page', titleKey: 'nav', access: 'fichas:edit' }],
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
    expect((await managed()).candidata?.hash).toBe(second)
    await report(three, 'evaluate')
    const { candidata, activa, lanzamientos } = await managed()
    expect([candidata, activa, lanzamientos[0]?.retirada?.motivo]).toEqual([null, first, 'fallos'])
    expect(lanzamientos[0]?.fallos).toEqual([
      { motivo: 'render', numero: 4 },
      { motivo: 'evaluate', numero: 1 },
      { motivo: 'network', numero: 1 },
    ])
    expect(await served('grupo=1')).toEqual([first, undefined])
    expect((await trail())[0]).toEqual(['remotes:withdraw-failing', null, { estado: 'retirado', motivo: 'evaluate' }])
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
})

it('keeps what is in use, the newest ten and the last month, and removes the files of no release', async () => {
  await served()
  const all = Array.from({ length: 12 }, (_, number) => demoBuild(`${ENTRY}; // ${number}`))
  for (const build of all) await publish(build)
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
  // An entry each, and the texts that they share.
  expect(Number(files)).toBe(kept.length + 1)
})
