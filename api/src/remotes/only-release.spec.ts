import type { RemotesAnswer } from '@fichero/contract/remotes.schema'
import { auditEntriesOf } from '../testing/audit-entries.js'
import {
  act,
  activate,
  api,
  builds,
  first,
  managed,
  newer,
  publish,
  second,
  served,
  useRegistry,
} from '../testing/registry.js'
import { demoBuild } from '../testing/remote-build.js'

useRegistry()

describe('the only release of a remote', () => {
  const listed = async () => (await api.get<RemotesAnswer>('/remotes')).body.remotes
  const withdraw = (hash: string) => act('retirar', { hash })

  it('can be taken back, and the next one brings the remote back', async () => {
    await served()
    expect((await managed()).lanzamientos[0]?.can).toEqual({ activate: false, withdraw: true })
    expect((await withdraw(first)).body).toMatchObject({ remoto: { activa: null, anterior: null } })
    expect(await listed()).toEqual([])
    expect((await activate(demoBuild())).body.code).toBe('release_withdrawn')

    await publish(newer)
    expect((await managed()).lanzamientos[0]).toMatchObject({
      can: { activate: true },
      cambios: { rutas: { agregadas: ['/demo', '/demo/:id'], quitadas: [] } },
    })
    expect((await activate(newer)).body.remoto.activa).toBe(second)
    expect(await served()).toEqual([second, undefined])
  })

  it('is not brought back by a restart with the same build, but by another build', async () => {
    await served()
    await withdraw(first)
    await builds.write(demoBuild())
    expect(await listed()).toEqual([])
    const { hash } = await builds.write(newer)
    expect(await served()).toEqual([hash, undefined])
  })

  it('that is taken back or pinned is told in the audit trail', async () => {
    await served()
    for (const verb of ['fijar', 'fijar', 'soltar']) expect((await act(verb)).status).toBe(200)
    await withdraw(first)
    await withdraw(first)
    const entries = await auditEntriesOf(api.dataSource, 'remoto', 'demo')
    expect(entries.map(({ accion, antes, despues }) => [accion, antes, despues]).slice(1)).toEqual([
      ['remotes:pin', { fijada: false }, { fijada: true, lanzamiento: first }],
      ['remotes:unpin', { fijada: true }, { fijada: false, lanzamiento: first }],
      ['remotes:withdraw', { lanzamiento: first }, { estado: 'retirado' }],
    ])
  })

  it('cannot be taken back while there is another one', async () => {
    await served()
    await publish(newer)
    expect(await withdraw(first)).toMatchObject({ status: 409, body: { code: 'release_in_use' } })
    expect((await managed()).lanzamientos.at(-1)?.can.withdraw).toBe(false)
    await withdraw(second)
    expect((await withdraw(first)).status).toBe(200)
    expect(await listed()).toEqual([])
  })
})
