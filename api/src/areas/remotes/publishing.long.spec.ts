import { setTimeout as sleep } from 'node:timers/promises'
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { DeployTokensAnswer, ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { fakeIntervals } from '../../../testing/fake-intervals.js'
import {
  adminToken,
  api,
  builds,
  createToken,
  deployToken,
  describeRelease,
  former,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  send,
  sendFile,
  servedHashes,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY, hashed, integrity, route } from '../../../testing/remote-build.js'
import { hexOf } from './file-hash.js'
import { Release } from './release.entity.js'

useRegistry()

const LATER = CONTRACT_MAJOR + 1

describe('publishing', () => {
  it('requests the files that are not stored yet, and publishes without activating', async () => {
    expect(await servedHashes()).toEqual([formerHash, undefined])
    const asked = await describeRelease(newer)
    const [entry] = newer.descriptor.assets
    expect(asked).toMatchObject({ status: 200, body: { publicada: false, faltan: [entry?.integrity] } })
    expect(await publish(newer)).toMatchObject({ hash: newerHash, publicada: true, nueva: true, faltan: [] })
    expect(await servedHashes()).toEqual([formerHash, undefined])
    const files = await fetch(`${api.url}/remotes/demo/${newerHash}/remote-entry.js`)
    expect(await files.text()).toBe(newer.files['remote-entry.js'])
  })

  it('publishes the same content once', async () => {
    await publish(newer)
    expect(await publish(newer)).toMatchObject({ publicada: true, nueva: false })
    expect((await remoteForAdmins()).lanzamientos.map(({ hash }) => hash)).toEqual([newerHash, formerHash])
    expect((await trail()).filter(([accion]) => accion === 'remotes:publish')).toEqual([
      ['remotes:publish', null, { lanzamiento: newerHash, clave: 'CI de demo' }],
    ])
  })

  it('rejects a descriptor with the hash of another descriptor, so that nobody can take the hash of the next build', async () => {
    expect(await servedHashes()).toEqual([formerHash, undefined])
    const next = demoBuild(`${ENTRY}; // next`)
    const { hash } = next.descriptor
    const forged = demoBuild(`${ENTRY}; // next`, { routes: [route('/demo', 'public')] })
    const answer = await describeRelease({ ...forged, descriptor: { ...forged.descriptor, hash } })
    const params = { recibido: hash, esperado: forged.descriptor.hash }
    expect(answer).toMatchObject({ status: 422, body: { code: 'release_hash', params } })
    const other = demoBuild(`${ENTRY}; // other`).descriptor
    expect((await describeRelease({ ...next, descriptor: { ...other, hash } })).body.code).toBe('release_hash')
    await builds.write(next)
    expect(await servedHashes()).toEqual([hash, formerHash])
    expect((await remoteForAdmins()).lanzamientos[0]).toMatchObject({ hash, origen: 'incluida', autor: null })
  })

  it('rejects a release if a different release with its hash is stored', async () => {
    await publish(newer)
    const release = { remoto: 'demo', hash: newerHash }
    await api.dataSource.manager.update(Release, release, { descriptor: former.descriptor as never })
    expect(await describeRelease(newer)).toMatchObject({ status: 409, body: { code: 'release_differs' } })
  })

  it('rejects other content with an existing version, before any file is sent', async () => {
    await publish(newer)
    for (const { version } of [former.descriptor, newer.descriptor]) {
      const other = demoBuild(`${ENTRY}; // other`, { version })
      expect(await describeRelease(other)).toMatchObject({
        status: 409,
        body: { code: 'release_version_taken', params: { version } },
      })
    }
    expect((await remoteForAdmins()).lanzamientos).toHaveLength(2)
    expect(await describeRelease(newer)).toMatchObject({ status: 200, body: { publicada: true, nueva: false } })
  })

  it('accepts only one of two concurrent releases with the same version', async () => {
    const [one, two] = ['one', 'two'].map((name) => demoBuild(`${ENTRY}; // ${name}`, { version: '7.0.0' }))
    for (const { descriptor, files } of [one!, two!])
      for (const { file, integrity } of descriptor.assets) await sendFile(integrity, files[file]!)
    const answers = await Promise.all([describeRelease(one!), describeRelease(two!)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('accepts descriptor fields that this version does not know', async () => {
    const { descriptor, files } = demoBuild(`${ENTRY}; // newer tools`)
    const extended = { ...descriptor, bundler: 'another' }
    const build = { descriptor: hashed(extended), files }
    expect(await publish(build)).toMatchObject({ hash: build.descriptor.hash, publicada: true, nueva: true })
    expect(await publish(build)).toMatchObject({ publicada: true, nueva: false })
  })

  it('rejects files with a wrong hash, and files that are too large', async () => {
    const [entry] = newer.descriptor.assets
    expect((await sendFile(entry!.integrity, 'half of')).body.code).toBe('release_file_damaged')
    expect((await sendFile(entry!.integrity, 'x'.repeat(5 * 1024 * 1024))).status).toBe(413)
    expect((await describeRelease(newer)).body.publicada).toBe(false)
  })

  it('aborts a stalled upload', async () => {
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
  ])('rejects a release with incompatible or missing %s, with the reason', async (_, overrides, code, params) => {
    const { body } = await describeRelease(demoBuild(`${ENTRY}; // unfit`, overrides))
    expect(body).toMatchObject({ code, params })
  })

  it('rejects a file with the name of the generated asset list', async () => {
    const { descriptor, files } = demoBuild(`${ENTRY}; // list`)
    const assets = [...descriptor.assets, { file: ASSET_LIST, size: 2, integrity: integrity('[]') }]
    expect((await describeRelease({ descriptor: { ...descriptor, assets }, files })).status).toBe(400)
  })
})

describe('a deploy token', () => {
  it('works for one remote until the token is revoked, and is shown only once', async () => {
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

  it('no longer works after it expires', async () => {
    await api.dataSource.query('UPDATE clave_despliegue SET vence = ?', ['2026-01-01 00:00:00.000'])
    expect((await describeRelease(newer)).body.code).toBe('deploy_token_invalid')
  })

  it('activates releases only if it has that permission, and is named in the audit log', async () => {
    await publish(newer)
    const body = JSON.stringify({ hash: newerHash, para: 'todos' })
    const without = await createToken({ nombre: 'solo publica', activa: false })
    expect(await send('POST', 'demo/activar', body, without)).toMatchObject({
      status: 403,
      body: { code: 'deploy_token_cannot_activate' },
    })
    expect((await send('POST', 'demo/activar', body, deployToken)).status).toBe(200)
    expect(await servedHashes()).toEqual([newerHash, formerHash])
    expect((await trail())[0]).toEqual([
      'remotes:deploy',
      null,
      { lanzamiento: newerHash, para: 'todos', clave: 'CI de demo' },
    ])
  })

  it('creates its remote with the first release', async () => {
    const token = await createToken({ remoto: 'other', nombre: 'otro' })
    const other = demoBuild(ENTRY, { name: 'other' })
    expect(await servedHashes()).toEqual([formerHash, undefined])
    expect((await describeRelease(other, token, 'other')).body).toMatchObject({ publicada: true, nueva: true })
    const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
    expect(body.remotos.map(({ nombre, activa }) => [nombre, activa])).toEqual([
      ['demo', formerHash],
      ['other', null],
    ])
    expect((await api.get<RemotesAnswer>('/remotes')).body.remotes.map(({ name }) => name)).toEqual(['demo'])
  })
})
