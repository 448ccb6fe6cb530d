import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import {
  act,
  activate,
  api,
  builds,
  formerHash,
  newer,
  newerHash,
  publish,
  remoteForAdmins,
  servedHashes,
  storeBundledRelease,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild } from '../../../testing/remote-build.js'

useRegistry()

describe('the only release of a remote', () => {
  const listed = async () => (await api.get<RemotesAnswer>('/remotes')).body.remotes
  const withdraw = (hash: string) => act('retirar', { hash })

  it('can be withdrawn, and the remote is listed again when the next release is activated', async () => {
    await storeBundledRelease()
    expect((await remoteForAdmins()).lanzamientos[0]?.can).toEqual({ activate: false, withdraw: true })
    expect((await withdraw(formerHash)).body).toMatchObject({ remoto: { activa: null, anterior: null } })
    expect(await listed()).toEqual([])
    expect((await activate(demoBuild())).body.code).toBe('release_withdrawn')

    await publish(newer)
    expect((await remoteForAdmins()).lanzamientos[0]).toMatchObject({
      can: { activate: true },
      cambios: { rutas: { agregadas: ['/demo', '/demo/:id'], quitadas: [] } },
    })
    expect((await activate(newer)).body.remoto.activa).toBe(newerHash)
    expect(await servedHashes()).toEqual([newerHash, undefined])
  })

  it('stays withdrawn after a restart with the same build; another build becomes active', async () => {
    await storeBundledRelease()
    await withdraw(formerHash)
    await builds.write(demoBuild())
    expect(await listed()).toEqual([])
    const { hash } = await builds.write(newer)
    expect(await servedHashes()).toEqual([hash, undefined])
  })

  it('gets one audit entry when it is withdrawn, pinned or unpinned', async () => {
    await storeBundledRelease()
    for (const verb of ['fijar', 'fijar', 'soltar']) expect((await act(verb)).status).toBe(200)
    await withdraw(formerHash)
    await withdraw(formerHash)
    const entries = await auditEntriesOf(api.dataSource, 'remoto', 'demo')
    expect(entries.map(({ accion, antes, despues }) => [accion, antes, despues]).slice(1)).toEqual([
      ['remotes:pin', { fijada: false }, { fijada: true, lanzamiento: formerHash }],
      ['remotes:unpin', { fijada: true }, { fijada: false, lanzamiento: formerHash }],
      ['remotes:withdraw', { lanzamiento: formerHash }, { estado: 'retirado' }],
    ])
  })

  it('cannot be withdrawn while another release exists', async () => {
    await storeBundledRelease()
    await publish(newer)
    expect(await withdraw(formerHash)).toMatchObject({ status: 409, body: { code: 'release_in_use' } })
    expect((await remoteForAdmins()).lanzamientos.at(-1)?.can.withdraw).toBe(false)
    await withdraw(newerHash)
    expect((await withdraw(formerHash)).status).toBe(200)
    expect(await listed()).toEqual([])
  })
})
