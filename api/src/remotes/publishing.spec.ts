import { setTimeout as sleep } from 'node:timers/promises'
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { DeployTokensAnswer, ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { fakeIntervals } from '../testing/fake-intervals.js'
import {
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
  sendFile,
  served,
  trail,
  useRegistry,
} from '../testing/registry.js'
import { demoBuild, ENTRY, hashed, integrity, route } from '../testing/remote-build.js'
import { hexOf } from './file-hash.js'
import { Release } from './release.entity.js'

useRegistry()

const LATER = CONTRACT_MAJOR + 1

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

  it('makes the same content one release, whatever it was told before under its hash', async () => {
    await publish(newer)
    expect(await publish(newer)).toMatchObject({ publicada: true, nueva: false })
    expect((await managed()).lanzamientos.map(({ hash }) => hash)).toEqual([second, first])
    expect((await trail()).filter(([accion]) => accion === 'remotes:publish')).toEqual([
      ['remotes:publish', null, { lanzamiento: second, clave: 'CI de demo' }],
    ])
  })

  it('refuses a descriptor with the hash of another one, so that nobody decides what the next build contains', async () => {
    expect(await served()).toEqual([first, undefined])
    const next = demoBuild(`${ENTRY}; // next`)
    const { hash } = next.descriptor
    const planted = demoBuild(`${ENTRY}; // next`, { routes: [route('/demo', 'public')] })
    const refused = await describeRelease({ ...planted, descriptor: { ...planted.descriptor, hash } })
    const params = { recibido: hash, esperado: planted.descriptor.hash }
    expect(refused).toMatchObject({ status: 422, body: { code: 'release_hash', params } })
    const other = demoBuild(`${ENTRY}; // other`).descriptor
    expect((await describeRelease({ ...next, descriptor: { ...other, hash } })).body.code).toBe('release_hash')
    await builds.write(next)
    expect(await served()).toEqual([hash, first])
    expect((await managed()).lanzamientos[0]).toMatchObject({ hash, origen: 'incluida', autor: null })
  })

  it('refuses a release under whose hash a former system kept another one', async () => {
    await publish(newer)
    const release = { remoto: 'demo', hash: second }
    await api.dataSource.manager.update(Release, release, { descriptor: former.descriptor as never })
    expect(await describeRelease(newer)).toMatchObject({ status: 409, body: { code: 'release_differs' } })
  })

  it('refuses another content under a version that exists, before any file is sent', async () => {
    await publish(newer)
    for (const { version } of [former.descriptor, newer.descriptor]) {
      const other = demoBuild(`${ENTRY}; // other`, { version })
      expect(await describeRelease(other)).toMatchObject({
        status: 409,
        body: { code: 'release_version_taken', params: { version } },
      })
    }
    expect((await managed()).lanzamientos).toHaveLength(2)
    expect(await describeRelease(newer)).toMatchObject({ status: 200, body: { publicada: true, nueva: false } })
  })

  it('keeps one of two contents that come at once under one version', async () => {
    const [one, two] = ['one', 'two'].map((name) => demoBuild(`${ENTRY}; // ${name}`, { version: '7.0.0' }))
    for (const { descriptor, files } of [one!, two!])
      for (const { file, integrity } of descriptor.assets) await sendFile(integrity, files[file]!)
    const answers = await Promise.all([describeRelease(one!), describeRelease(two!)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('takes what a newer build says of itself and this system does not know', async () => {
    const { descriptor, files } = demoBuild(`${ENTRY}; // newer tools`)
    const told = { ...descriptor, bundler: 'another' }
    const build = { descriptor: hashed(told), files }
    expect(await publish(build)).toMatchObject({ hash: build.descriptor.hash, publicada: true, nueva: true })
    expect(await publish(build)).toMatchObject({ publicada: true, nueva: false })
  })

  it('takes only files that are what their hash says, and not too large', async () => {
    const [entry] = newer.descriptor.assets
    expect((await sendFile(entry!.integrity, 'half of')).body.code).toBe('release_file_damaged')
    expect((await sendFile(entry!.integrity, 'x'.repeat(5 * 1024 * 1024))).status).toBe(413)
    expect((await describeRelease(newer)).body.publicada).toBe(false)
  })

  it('does not wait for a file that hardly arrives', async () => {
    fakeIntervals()
    const [entry] = newer.descriptor.assets
    const answer = fetch(`${api.url}/api/remotes/demo/archivos/${hexOf(entry!.integrity)}`, {
      method: 'PUT',
      body: new ReadableStream({ start: (file) => file.enqueue(Buffer.from('half of')) }),
      duplex: 'half',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${deployToken}` },
    })
    while (jest.getTimerCount() === 0) await sleep(5)
    jest.advanceTimersByTime(30_000)
    jest.useRealTimers()
    expect(await (await answer).json()).toMatchObject({ code: 'upload_too_slow' })
    expect((await answer).status).toBe(408)
  })

  it.each([
    ['contract', { contract: LATER }, 'release_contract', { pedido: LATER, ofrecido: CONTRACT_MAJOR }],
    [
      'React',
      { needs: { react: '^20.0.0' } },
      'release_library',
      { biblioteca: 'React', pedido: '^20.0.0', ofrecido: '19.3.1' },
    ],
    ['kit', { kit: '^1.1.0' }, 'release_kit', { pedido: '^1.1.0', ofrecido: '1.0.0' }],
    ['runtime', { runtime: 3 }, 'release_runtime', { pedido: 3, ofrecido: 2 }],
    ['calls', { calls: ['GET /fichas', 'PUT /notas'] }, 'release_calls', { total: 1, llamadas: 'PUT /notas' }],
    ['files', { entry: 'missing.js' }, 'release_inconsistent', { archivo: 'missing.js' }],
  ])('refuses a release whose %s do not fit, with the reason', async (_, given, code, params) => {
    const { body } = await describeRelease(demoBuild(`${ENTRY}; // unfit`, given))
    expect(body).toMatchObject({ code, params })
  })

  it('refuses a file with the name of the list that the server makes', async () => {
    const { descriptor, files } = demoBuild(`${ENTRY}; // list`)
    const assets = [...descriptor.assets, { file: ASSET_LIST, size: 2, integrity: integrity('[]') }]
    expect((await describeRelease({ descriptor: { ...descriptor, assets }, files })).status).toBe(400)
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
    expect((await describeRelease(other)).body).toMatchObject({
      code: 'deploy_token_other_remote',
      params: { esperado: 'demo', recibido: 'other' },
    })
    await publish(newer)
    const [used] = (await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)).body.claves
    expect(used?.usada).not.toBeNull()
    const revoke = () => api.post<{ code: string }>(`/admin/remotes/claves/${used?.id}/revocar`, {}, adminToken)
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200])
    expect(await api.post('/admin/remotes/claves/999/revocar', {}, adminToken)).toMatchObject({
      status: 404,
      body: { code: 'deploy_token_not_found' },
    })
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
