import type { DeployTokensAnswer } from '@fichero/contract/deploy-tokens.schema'
import type { ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import {
  adminToken,
  api,
  createToken,
  deployToken,
  formerHash,
  newer,
  newerHash,
  publish,
  send,
  sendRelease,
  servedHashes,
  trail,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY } from '../../../testing/remote-build.js'

useRegistry()

describe('a deploy token', () => {
  it('works for one remote until the token is revoked, and is shown only once', async () => {
    const { body } = await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)
    expect(body.claves).toMatchObject([
      { nombre: 'CI de demo', remoto: 'demo', autor: 'Eva Ríos', estado: 'vigente', usada: null },
    ])
    expect(JSON.stringify(body)).not.toContain(deployToken)
    const other = demoBuild(ENTRY, { name: 'other' })
    expect((await sendRelease(other, deployToken, 'other')).body.code).toBe('deploy_token_other_remote')
    expect((await sendRelease(other)).body).toMatchObject({
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
    expect((await sendRelease(newer)).status).toBe(401)
    expect((await sendRelease(newer, 'fichero_made-up')).body.code).toBe('deploy_token_invalid')
    expect((await trail()).map(([accion]) => accion)).toEqual([
      'remotes:revoke-token',
      'remotes:publish',
      'remotes:create-token',
    ])
  })

  it('no longer works after it expires', async () => {
    await api.dataSource.query('UPDATE clave_despliegue SET vence = ?', ['2026-01-01 00:00:00.000'])
    expect((await sendRelease(newer)).body.code).toBe('deploy_token_invalid')
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
    expect((await sendRelease(other, token, 'other')).body).toMatchObject({ nueva: true })
    const { body } = await api.get<ManagedRemotesAnswer>('/admin/remotes', adminToken)
    expect(body.remotos.map(({ nombre, activa }) => [nombre, activa])).toEqual([
      ['demo', formerHash],
      ['other', null],
    ])
    expect((await api.get<RemotesAnswer>('/remotes')).body.remotes.map(({ name }) => name)).toEqual(['demo'])
  })
})
