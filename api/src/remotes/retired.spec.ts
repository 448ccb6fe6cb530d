import type { ManagedRemoteAnswer, RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import type { RetiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { buildUser } from '../testing/build.js'
import {
  act,
  activate,
  adminToken,
  api,
  builds,
  createToken,
  deployToken,
  describeRelease,
  first,
  former,
  managed,
  newer,
  publish,
  second,
  send,
  served,
  trail,
  useRegistry,
} from '../testing/registry.js'
import { demoBuild, ENTRY } from '../testing/remote-build.js'

useRegistry()

const post = (verb: string, token = deployToken) =>
  send<{ ok: boolean; code?: string; msg: string }>('POST', `demo/${verb}`, '', token)
const status = (token = deployToken) =>
  api.call<RemoteStatusAnswer & { code: string }>('GET', '/remotes/demo/estado', {
    headers: { authorization: `Bearer ${token}` },
  })
const retired = async () => (await api.get<RetiredRemotesAnswer>('/remotes/retirados')).body.retirados
const shell = async () => (await api.get<RemotesAnswer>('/remotes')).body.remotes

/** As every server reads it within seconds. */
beforeEach(async () => expect(await served()).toEqual([first, undefined]))

describe('a retired module', () => {
  it('is served to nobody, and says which addresses it had', async () => {
    expect(await retired()).toEqual([])
    expect(await act('retirar-modulo')).toMatchObject({
      status: 200,
      body: { remoto: { activa: null, desde: null, anterior: first, retirado: expect.any(String) } },
    })
    expect(await shell()).toEqual([])
    expect(await retired()).toEqual([
      {
        nombre: 'demo',
        titulo: { es: '</script><b>Demo', en: 'Demo' },
        rutas: ['/demo', '/demo/:id'],
        retirado: (await managed()).retirado,
      },
    ])
    // Whoever has it open goes on: its files are there.
    expect((await fetch(`${api.url}/remotes/demo/${first}/remote-entry.js`)).status).toBe(200)
    expect((await trail())[0]).toEqual(['remotes:retire', 'Eva', { estado: 'retirado' }])
  })

  it('leaves the tokens of others at work', async () => {
    const ofOther = await createToken({ remoto: 'otro' })
    const codeOf = async (token: string, name: string) => (await describeRelease(newer, token, name)).body.code
    const before = await codeOf(ofOther, 'otro')
    await act('retirar-modulo')
    expect(await codeOf(deployToken, 'demo')).toBe('deploy_token_of_retired')
    expect(await codeOf(ofOther, 'otro')).toBe(before)
  })

  it('ends its candidate, and is retired once', async () => {
    await publish(newer)
    await activate(newer, 'administradores')
    const { body } = await act('retirar-modulo')
    expect(body.remoto).toMatchObject({ candidata: null, can: { retire: false, rollBack: true } })
    expect((await act('retirar-modulo')).body.remoto).toEqual(body.remoto)
  })

  it('does not come back with a newer build that comes with the system', async () => {
    await act('retirar-modulo')
    await builds.write(demoBuild(`${ENTRY}; // with the system`))
    expect(await shell()).toEqual([])
    expect((await managed()).lanzamientos).toHaveLength(2)
  })

  it.each([
    ['by going back', () => act('devolver'), first],
    ['with any of its releases', () => activate(newer), second],
  ])('is brought back %s, and its tokens work again', async (_, bringBack, hash) => {
    await publish(newer)
    await act('retirar-modulo')
    expect((await status()).status).toBe(403)
    expect((await bringBack()).status).toBe(200)
    expect((await served())[0]).toBe(hash)
    expect(await managed()).toMatchObject({ activa: hash, retirado: null, desde: expect.any(String) })
    expect(await retired()).toEqual([])
    expect((await status()).status).toBe(200)
  })

  it('lets its tokens rest; one that is made after that publishes and activates the next release', async () => {
    await act('retirar-modulo')
    for (const answer of [await describeRelease(newer), await post('devolver'), await status()])
      expect([answer.status, answer.body.code]).toEqual([403, 'deploy_token_of_retired'])
    const { body } = await api.get<{ claves: object[] }>('/admin/remotes/claves', adminToken)
    expect(body.claves).toEqual([expect.objectContaining({ estado: 'en_reposo', reposo: 'modulo_retirado' })])
    const next = await createToken({ nombre: 'Otra' })
    expect(await publish(newer, next)).toMatchObject({ publicada: true })
    expect(await shell()).toEqual([])
    const wish = JSON.stringify({ hash: second, para: 'todos' })
    expect((await send('POST', 'demo/activar', wish, next)).status).toBe(200)
    expect((await served())[0]).toBe(second)
  })
})

describe('with its token, a team', () => {
  it('reads what everybody gets, since when, and what failed', async () => {
    await publish(newer)
    await activate(newer)
    await activate(former, 'porcentaje', 10)
    await api.call('POST', '/remotes/fallos', { body: { remoto: 'demo', hash: second, motivo: 'render' } })
    const { body } = await status()
    expect(body.remoto).toMatchObject({
      nombre: 'demo',
      activa: second,
      desde: (await managed()).desde,
      anterior: first,
      candidata: { hash: first, para: 'porcentaje', porcentaje: 10 },
      retirado: null,
    })
    expect(body.remoto.lanzamientos.map(({ hash, fallos }) => [hash, fallos])).toEqual([
      [second, [{ motivo: 'render', numero: 1 }]],
      [first, []],
    ])
    expect(JSON.stringify(body)).not.toContain('"can"')
  })

  it('takes back its release, and retires its module', async () => {
    await publish(newer)
    await activate(newer)
    expect((await post('devolver')).body).toMatchObject({ ok: true })
    expect(await served()).toEqual([first, undefined])
    expect(await post('devolver')).toMatchObject({ status: 409, body: { code: 'no_previous_release' } })
    expect((await post('retirar-modulo')).body).toMatchObject({ ok: true })
    expect(await shell()).toEqual([])
    expect((await trail()).slice(0, 2)).toEqual([
      ['remotes:retire', null, { estado: 'retirado', clave: 'CI de demo' }],
      ['remotes:roll-back', null, { lanzamiento: first, clave: 'CI de demo' }],
    ])
  })

  it('does nothing of it with a token that may only publish, or is of another module, or is none', async () => {
    const only = await createToken({ activa: false })
    const other = await createToken({ remoto: 'other' })
    for (const verb of ['devolver', 'retirar-modulo']) {
      expect((await post(verb, only)).body.code).toBe('deploy_token_cannot_activate')
      expect((await post(verb, other)).body.code).toBe('deploy_token_other_remote')
      expect((await post(verb, 'made-up')).body.code).toBe('deploy_token_invalid')
    }
    expect((await status(only)).status).toBe(200)
    expect((await status(other)).body.code).toBe('deploy_token_other_remote')
    expect((await served())[0]).toBe(first)
  })

  it('is told that nothing was published yet', async () => {
    const token = await createToken({ remoto: 'new' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await api.call('GET', '/remotes/new/estado', { headers })).body).toMatchObject({ code: 'remote_not_found' })
  })
})

test('a change of the active release says since when, and one that changes only the trial does not', async () => {
  const since = async () => (await managed()).desde
  const atFirst = await since()
  expect(Date.now() - Date.parse(atFirst ?? '')).toBeLessThan(60_000)
  await publish(newer)
  await activate(newer, 'administradores')
  await activate(former)
  expect(await since()).toBe(atFirst)
  await activate(newer)
  expect(Date.parse((await since()) ?? '')).toBeGreaterThan(Date.parse(atFirst ?? ''))
})

test('who may not manage modules retires none', async () => {
  const token = api.tokenOf(await buildUser(api.dataSource))
  expect((await api.call<ManagedRemoteAnswer>('POST', '/admin/remotes/demo/retirar-modulo', { token })).status).toBe(
    403,
  )
})
