import type { ManagedRemoteAnswer, RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import type { RetiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { buildUser } from '../../../testing/build.js'
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
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  send,
  sendRelease,
  servedHashes,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY } from '../../../testing/remote-build.js'

useRegistry()

const post = (verb: string, token = deployToken) =>
  send<{ ok: boolean; code?: string; msg: string }>('POST', `demo/${verb}`, '', token)
const status = (token = deployToken) =>
  api.call<RemoteStatusAnswer & { code: string }>('GET', '/remotes/demo/estado', {
    headers: { authorization: `Bearer ${token}` },
  })
const retired = async () => (await api.get<RetiredRemotesAnswer>('/remotes/retirados')).body.retirados
const shell = async () => (await api.get<RemotesAnswer>('/remotes')).body.remotes

beforeEach(async () => expect(await servedHashes()).toEqual([formerHash, undefined]))

describe('a retired module', () => {
  it('is not served, and is listed with its former paths', async () => {
    expect(await retired()).toEqual([])
    expect(await act('retirar-modulo')).toMatchObject({
      status: 200,
      body: { remoto: { activa: null, desde: null, anterior: formerHash, retirado: expect.any(String) } },
    })
    expect(await shell()).toEqual([])
    expect(await retired()).toEqual([
      {
        nombre: 'demo',
        titulo: { es: '</script><b>Demo', en: 'Demo' },
        rutas: ['/demo', '/demo/:id'],
        retirado: (await remoteForAdmins()).retirado,
      },
    ])
    // The files are still served, so that open tabs keep working.
    expect((await fetch(`${api.url}/remotes/demo/${formerHash}/remote-entry.js`)).status).toBe(200)
    expect((await trail())[0]).toEqual(['remotes:retire', 'Eva', { estado: 'retirado' }])
  })

  it('does not affect tokens of other modules', async () => {
    const ofOther = await createToken({ remoto: 'otro' })
    const codeOf = async (token: string, name: string) => (await sendRelease(newer, token, name)).body.code
    const before = await codeOf(ofOther, 'otro')
    await act('retirar-modulo')
    expect(await codeOf(deployToken, 'demo')).toBe('deploy_token_of_retired')
    expect(await codeOf(ofOther, 'otro')).toBe(before)
  })

  it('loses its candidate, and does not change when the module is retired again', async () => {
    await publish(newer)
    await activate(newer, 'administradores')
    const { body } = await act('retirar-modulo')
    expect(body.remoto).toMatchObject({ candidata: null, can: { retire: false, rollBack: true } })
    expect((await act('retirar-modulo')).body.remoto).toEqual(body.remoto)
  })

  it('is not reactivated by a newer bundled build', async () => {
    await act('retirar-modulo')
    await builds.write(demoBuild(`${ENTRY}; // with the system`))
    expect(await shell()).toEqual([])
    expect((await remoteForAdmins()).lanzamientos).toHaveLength(2)
  })

  it.each([
    ['by a rollback', () => act('devolver'), formerHash],
    ['by activating another release', () => activate(newer), newerHash],
  ])('is reactivated %s, and its tokens work again', async (_, reactivate, hash) => {
    await publish(newer)
    await act('retirar-modulo')
    expect((await status()).status).toBe(403)
    expect((await reactivate()).status).toBe(200)
    expect((await servedHashes())[0]).toBe(hash)
    expect(await remoteForAdmins()).toMatchObject({ activa: hash, retirado: null, desde: expect.any(String) })
    expect(await retired()).toEqual([])
    expect((await status()).status).toBe(200)
  })

  it('has suspended tokens, except tokens created later, which can publish and activate the next release', async () => {
    await act('retirar-modulo')
    for (const answer of [await sendRelease(newer), await post('devolver'), await status()])
      expect([answer.status, answer.body.code]).toEqual([403, 'deploy_token_of_retired'])
    const { body } = await api.get<{ claves: object[] }>('/admin/remotes/claves', adminToken)
    expect(body.claves).toEqual([expect.objectContaining({ estado: 'en_reposo', reposo: 'modulo_retirado' })])
    const next = await createToken({ nombre: 'Otra' })
    expect(await publish(newer, next)).toMatchObject({ nueva: true })
    expect(await shell()).toEqual([])
    const activation = JSON.stringify({ hash: newerHash, para: 'todos' })
    expect((await send('POST', 'demo/activar', activation, next)).status).toBe(200)
    expect((await servedHashes())[0]).toBe(newerHash)
  })
})

describe('a team with a deploy token', () => {
  it('reads the active release, the time of its activation, and its failures', async () => {
    await publish(newer)
    await activate(newer)
    await activate(former, 'porcentaje', 10)
    await api.call('POST', '/remotes/fallos', { body: { remoto: 'demo', hash: newerHash, motivo: 'render' } })
    const { body } = await status()
    expect(body.remoto).toMatchObject({
      nombre: 'demo',
      activa: newerHash,
      desde: (await remoteForAdmins()).desde,
      anterior: formerHash,
      candidata: { hash: formerHash, para: 'porcentaje', porcentaje: 10 },
      retirado: null,
    })
    expect(body.remoto.lanzamientos.map(({ hash, fallos }) => [hash, fallos])).toEqual([
      [newerHash, [{ motivo: 'render', numero: 1 }]],
      [formerHash, []],
    ])
    expect(JSON.stringify(body)).not.toContain('"can"')
  })

  it('can roll back a release and retire the module', async () => {
    await publish(newer)
    await activate(newer)
    expect((await post('devolver')).body).toMatchObject({ ok: true })
    expect(await servedHashes()).toEqual([formerHash, undefined])
    expect(await post('devolver')).toMatchObject({ status: 409, body: { code: 'no_previous_release' } })
    expect((await post('retirar-modulo')).body).toMatchObject({ ok: true })
    expect(await shell()).toEqual([])
    expect((await trail()).slice(0, 2)).toEqual([
      ['remotes:retire', null, { estado: 'retirado', clave: 'CI de demo' }],
      ['remotes:roll-back', null, { lanzamiento: formerHash, clave: 'CI de demo' }],
    ])
  })

  it('cannot roll back or retire with a token that may only publish, of another module, or invalid', async () => {
    const only = await createToken({ activa: false })
    const other = await createToken({ remoto: 'other' })
    for (const verb of ['devolver', 'retirar-modulo']) {
      expect((await post(verb, only)).body.code).toBe('deploy_token_cannot_activate')
      expect((await post(verb, other)).body.code).toBe('deploy_token_other_remote')
      expect((await post(verb, 'made-up')).body.code).toBe('deploy_token_invalid')
    }
    expect((await status(only)).status).toBe(200)
    expect((await status(other)).body.code).toBe('deploy_token_other_remote')
    expect((await servedHashes())[0]).toBe(formerHash)
  })

  it('gets an error if nothing was published yet', async () => {
    const token = await createToken({ remoto: 'new' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await api.call('GET', '/remotes/new/estado', { headers })).body).toMatchObject({ code: 'remote_not_found' })
  })
})

test('the time of the last change of the active release is recorded; a change of the candidate does not set the time', async () => {
  const since = async () => (await remoteForAdmins()).desde
  const atFirst = await since()
  expect(Date.now() - Date.parse(atFirst ?? '')).toBeLessThan(60_000)
  await publish(newer)
  await activate(newer, 'administradores')
  await activate(former)
  expect(await since()).toBe(atFirst)
  await activate(newer)
  expect(Date.parse((await since()) ?? '')).toBeGreaterThan(Date.parse(atFirst ?? ''))
})

test('retiring a module requires the permission', async () => {
  const token = api.tokenOf(await buildUser(api.dataSource))
  expect((await api.call<ManagedRemoteAnswer>('POST', '/admin/remotes/demo/retirar-modulo', { token })).status).toBe(
    403,
  )
})
