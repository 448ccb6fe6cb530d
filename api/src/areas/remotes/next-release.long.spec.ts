import type { DeployTokenAnswer, DeployTokensAnswer } from '@fichero/contract/deploy-tokens.schema'
import type { NextReleaseAnswer } from '@fichero/contract/next-release.schema'
import type { ManagedRemotesAnswer, RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import { TEST_SECRET } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { deliverMail } from '../../../testing/deliver-mail.js'
import {
  act,
  activate,
  adminToken,
  api,
  builds,
  createToken,
  deployToken,
  former,
  formerHash,
  publish,
  remoteForAdmins,
  SHELL,
  send,
  storeBundledRelease,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY } from '../../../testing/remote-build.js'
import { PRODUCT_VERSION } from '../../config/product-version.js'
import type { Message } from '../../mail/message.js'
import { unseal } from '../../mail/sealed-message.js'
import { NextRelease } from './next-release.entity.js'

useRegistry()

/** A release that uses `StatusBadge`, which the next release of the system no longer exports. */
const release = demoBuild(`${ENTRY}; // badge`, { imports: { table: ['StatusBadge'] } })
const NEXT = { ...SHELL, version: '99.0.0', hash: '0123456789abcdef', calls: ['GET /fichas'] }
const UNFIT = { code: 'release_exports', params: { nombres: 'StatusBadge (@fichero/kit/table)', total: 1 } }

const announce = (overrides: object = {}, prevista = '2026-12-20', token = adminToken) =>
  api.call<NextReleaseAnswer & { code: string; params: object; errors: object }>('PUT', '/admin/remotes/proxima', {
    body: { prevista, anfitrion: { ...NEXT, ...overrides } },
    token,
  })
const withdraw = () => api.call<NextReleaseAnswer>('DELETE', '/admin/remotes/proxima', { token: adminToken })
/** Reads the announcement as everybody may. */
const readPublic = async () => {
  const answer = await fetch(`${api.url}/packages/next`)
  return { status: answer.status, body: (await answer.json()) as object }
}
/** Returns the queued messages. */
async function queued(): Promise<Message[]> {
  const rows: { cifrado: string }[] = await api.dataSource.query('SELECT cifrado FROM correo_pendiente')
  return rows.map(({ cifrado }) => unseal(cifrado, TEST_SECRET)).filter((message) => message !== undefined)
}
const listed = async () => (await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)).body
/** Returns the problems of each release in the next release of the system, by hash. */
const problemsByHash = async () =>
  Object.fromEntries((await remoteForAdmins()).lanzamientos.map((one) => [one.hash, one.problemas_proxima]))

describe('the announced next release', () => {
  it('is compared with the published releases, and with bundled ones only if they are pinned', async () => {
    await storeBundledRelease()
    await builds.writeShell({ ...SHELL, exports: { table: ['DataTable', 'StatusBadge'] } })
    await publish(release)
    await activate(release)
    expect(await problemsByHash()).toEqual({ [release.descriptor.hash]: null, [formerHash]: null })
    const { body } = await announce()
    const { proxima } = await listed()
    expect(proxima).toEqual({ version: '99.0.0', prevista: '2026-12-20', anunciada: expect.stringMatching(/Z$/) })
    expect(body).toEqual({ ok: true, msg: 'La próxima versión quedó anunciada.', proxima })
    expect(await problemsByHash()).toEqual({ [release.descriptor.hash]: [UNFIT], [formerHash]: null })
    const status = await send<RemoteStatusAnswer>('GET', 'demo/estado', undefined as never, deployToken)
    expect(status.body).toMatchObject({ proxima, remoto: { lanzamientos: [{ problemas_proxima: [UNFIT] }, {}] } })
    await activate(former)
    await act('fijar')
    expect((await problemsByHash())[formerHash]).toEqual([])
  })

  it('can be read by everybody, is replaced by a later announcement, and can be withdrawn', async () => {
    expect(await readPublic()).toMatchObject({ status: 404, body: { code: 'next_release_not_found' } })
    await announce()
    await announce({ version: '99.1.0' }, '2027-01-15')
    expect(await readPublic()).toEqual({
      status: 200,
      body: {
        version: '99.1.0',
        prevista: '2027-01-15',
        anunciada: expect.stringMatching(/Z$/),
        anfitrion: { ...NEXT, version: '99.1.0' },
      },
    })
    expect([(await withdraw()).body, (await withdraw()).body]).toEqual([
      { ok: true, msg: 'El anuncio se retiró.', proxima: null },
      { ok: true, msg: 'El anuncio se retiró.', proxima: null },
    ])
    expect([(await readPublic()).status, (await listed()).proxima]).toEqual([404, null])
    expect((await trail()).slice(0, 3)).toEqual([
      ['remotes:withdraw-next', 'Eva', null],
      ['remotes:announce-next', 'Eva', { version: '99.1.0', prevista: '2027-01-15' }],
      ['remotes:announce-next', 'Eva', { version: '99.0.0', prevista: '2026-12-20' }],
    ])
  })

  it('must be later than this system, and ends when this system is that release', async () => {
    expect(await announce({ version: PRODUCT_VERSION })).toMatchObject({
      status: 409,
      body: { code: 'next_release_not_newer', params: { version: PRODUCT_VERSION, actual: PRODUCT_VERSION } },
    })
    await announce()
    // As if this system had been upgraded since.
    await api.dataSource.manager.update(NextRelease, { id: 1 }, { version: PRODUCT_VERSION })
    expect([(await readPublic()).status, (await listed()).proxima]).toEqual([404, null])
  })

  it.each([
    ['of a development server, which has no names of the kit', { exports: undefined }],
    ['of a system that does not name its endpoints', { calls: undefined }],
    ['with another format of its version', { version: '1.3' }],
    ['without a contract', { contract: undefined }],
  ])('is not accepted from a file %s', async (_, overrides) => {
    const { status, body } = await announce(overrides)
    expect([status, Object.keys(body.errors)]).toEqual([400, [`anfitrion.${Object.keys(overrides)[0]}`]])
  })

  it('is written once to each contact of a valid token of a module that it would not take', async () => {
    await builds.writeShell({ ...SHELL, exports: { table: ['DataTable', 'StatusBadge'] } })
    const contacts = ['equipo@demo.example', 'equipo@demo.example', 'OTRA@demo.example', 'vencida@demo.example', '']
    for (const correo of contacts) await createToken({ correo })
    const { claves } = (await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)).body
    expect(claves.map(({ correo }) => correo)).toEqual([
      null,
      contacts[3],
      'otra@demo.example',
      contacts[1],
      contacts[0],
      null,
    ])
    const revoke = `/admin/remotes/claves/${claves[1]?.id}/revocar`
    expect((await api.post<DeployTokenAnswer>(revoke, {}, adminToken)).body.clave.correo).toBeNull()
    await createToken({ remoto: 'other', correo: 'otro@demo.example' })
    await storeBundledRelease()
    await publish(release)
    await activate(release)
    await announce()
    expect(await queued()).toEqual([])
    deliverMail(api)
    await announce({ exports: { table: ['DataTable', 'StatusBadge'] } })
    expect(await queued()).toEqual([])
    await announce()
    const messages = await queued()
    expect(messages.map(({ to }) => to.address).sort()).toEqual(['equipo@demo.example', 'otra@demo.example'])
    expect(messages[0]?.subject).toBe('Un módulo suyo no servirá en la próxima versión de Fichero')
    expect(messages[0]?.text).toContain(
      `La versión ${release.descriptor.version} de mfe-demo no servirá en Fichero 99.0.0, que http://localhost tendrá, según lo previsto, el 20/12/2026:

- La versión usa nombres del kit que aquella no tiene (1): StatusBadge (@fichero/kit/table).

Para ver lo mismo en la carpeta del módulo:

FICHERO_URL=http://localhost npx fichero-remote check --next`,
    )
  })

  it('is announced only by people who manage modules', async () => {
    const user = await buildUser(api.dataSource, { rol: 'user' })
    expect((await announce({}, undefined, api.tokenOf(user))).status).toBe(403)
  })
})
