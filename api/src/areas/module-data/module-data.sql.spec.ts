import { MAX_MODULE_DATA } from '@fichero/contract/limits'
import type { ModuleDataAnswer } from '@fichero/contract/module-data.schema'
import type { RemoteData } from '@fichero/contract/remotes.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildFicha, buildUser } from '../../../testing/build.js'
import { SHELL } from '../../../testing/registry.js'
import { demoBuild, emptyRoot } from '../../../testing/remote-build.js'
import { ModuleData } from './module-data.entity.js'

const DATA: RemoteData[] = [
  { key: 'vista', of: 'person', access: 'authenticated' },
  { key: 'reservas', of: 'ficha', access: 'authenticated' },
  { key: 'salas', of: 'all', access: 'authenticated', write: 'remotes:manage' },
  { key: 'costos', of: 'all', access: 'status:view' },
]

let builds: Awaited<ReturnType<typeof emptyRoot>>
let api: Api
/** Tokens of an administrator and of two instructors. */
let admin: string
let ana: string
let luis: string

beforeAll(async () => {
  builds = await emptyRoot()
  await builds.writeShell(SHELL)
  await builds.write(demoBuild(undefined, { data: DATA }))
  api = await startApi({ distRoot: builds.root, production: false })
  // The first request of a page publishes the release.
  await api.get('/remotes')
  admin = api.tokenOf(await buildAdmin(api.dataSource))
  ana = api.tokenOf(await buildUser(api.dataSource))
  luis = api.tokenOf(await buildUser(api.dataSource))
})
afterAll(async () => {
  await api.close()
  await builds.remove()
})
afterEach(() => api.dataSource.getRepository(ModuleData).clear())

type Answer = ModuleDataAnswer & { code: string; params: object; actual: ModuleDataAnswer['dato'] }
const read = (path: string, token?: string) => api.get<Answer>(`/modulos/demo/datos/${path}`, token)
const save = (path: string, valor: unknown, token: string, version?: number) =>
  api.put<Answer>(
    `/modulos/demo/datos/${path}`,
    { valor },
    token,
    version === undefined ? {} : { 'if-match': `"${version}"` },
  )
const codeOf = async (reply: Promise<{ status: number; body: Answer }>) => {
  const { status, body } = await reply
  return [status, body.code]
}

describe('a value that a module stores', () => {
  it('is null until somebody stores it, and then any JSON with the version as its ETag', async () => {
    expect((await read('vista', ana)).body.dato).toEqual({ valor: null, version: 0, fecha: null })
    const valor = { orden: 'día', columnas: [1, 'dos', null], ver: false }
    const saved = await save('vista', valor, ana, 0)
    expect([saved.status, saved.headers.get('etag'), saved.body.dato.version]).toEqual([200, '"1"', 1])
    expect((await read('vista', ana)).body.dato).toEqual({ valor, version: 1, fecha: expect.any(String) })
    expect((await save('vista', 7, ana, 1)).body.dato).toMatchObject({ valor: 7, version: 2 })
  })

  it('of a person is of no other person', async () => {
    await save('vista', 'de Ana', ana)
    expect((await read('vista', luis)).body.dato.valor).toBeNull()
    await save('vista', 'de Luis', luis, 0)
    expect((await read('vista', ana)).body.dato).toMatchObject({ valor: 'de Ana', version: 1 })
    expect(await codeOf(read('vista'))).toEqual([401, 'not_signed_in'])
  })

  it('of a ficha is shared by everybody who sees the ficha, and named in the audit log without the value', async () => {
    const { nro_ficha } = await buildFicha(api.dataSource)
    const path = `reservas?nroFicha=${nro_ficha}`
    expect((await save(path, ['lunes'], ana)).status).toBe(200)
    expect((await read(path, luis)).body.dato.valor).toEqual(['lunes'])
    const [entry] = await auditEntriesOf(api.dataSource, 'remoto', 'demo')
    expect(entry).toMatchObject({ accion: 'remotes:save-data', antes: null, despues: { clave: 'reservas', nro_ficha } })
    await api.post(`/fichas/disabled/${nro_ficha}`, {}, admin)
    expect(await codeOf(read(path, luis))).toEqual([404, 'ficha_not_found'])
    expect((await read(path, admin)).status).toBe(200)
    expect(await codeOf(read('reservas', ana))).toEqual([400, 'module_data_ficha_required'])
    expect(await codeOf(save('reservas?nroFicha=1234567', [], ana))).toEqual([404, 'ficha_not_found'])
  })

  it('is read and written by whom the module declares', async () => {
    expect(await codeOf(save('salas', ['101'], ana))).toEqual([403, 'forbidden'])
    expect((await save('salas', ['101'], admin)).status).toBe(200)
    expect((await read('salas', ana)).body.dato.valor).toEqual(['101'])
    expect(await codeOf(read('costos', ana))).toEqual([403, 'forbidden'])
    expect(await codeOf(save('costos', 1, ana))).toEqual([403, 'forbidden'])
    expect((await read('costos', admin)).status).toBe(200)
  })

  it('must be declared by a module that is in use', async () => {
    expect((await read('otro', admin)).body).toMatchObject({
      code: 'module_data_not_found',
      params: { modulo: 'demo', clave: 'otro' },
    })
    expect(await codeOf(save('otro', 1, admin))).toEqual([404, 'module_data_not_found'])
    expect(await codeOf(api.get<Answer>('/modulos/nadie/datos/vista', admin))).toEqual([404, 'module_data_not_found'])
    expect((await read('..%2Fvista', admin)).status).toBe(400)
  })

  it('is not overwritten by somebody who read an earlier one', async () => {
    await save('salas', ['101'], admin, 0)
    const late = await save('salas', ['102'], admin, 0)
    expect([late.status, late.body.code]).toEqual([412, 'stale_version'])
    expect(late.body.actual).toMatchObject({ valor: ['101'], version: 1 })
    const both = await Promise.all([save('vista', 'uno', ana, 0), save('vista', 'dos', ana, 0)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('is deleted by null, and keeps counting its versions', async () => {
    await save('vista', 'texto', ana)
    expect((await save('vista', null, ana, 1)).body.dato).toMatchObject({ valor: null, version: 2 })
    expect((await read('vista', ana)).body.dato).toMatchObject({ valor: null, version: 2 })
    expect(await codeOf(save('vista', 'otro', ana, 0))).toEqual([412, 'stale_version'])
  })

  it('has at most 64 KB, and the values of a module 64 MB', async () => {
    const fits = 'x'.repeat(64 * 1024 - 2)
    expect((await save('vista', fits, ana)).status).toBe(200)
    expect((await save('vista', `${fits}x`, ana)).body).toMatchObject({
      code: 'module_data_too_large',
      params: { total_kb: 65, max_kb: 64 },
    })
    const other = await save('vista', 'x', luis)
    expect(other.status).toBe(200)
    await api.dataSource.getRepository(ModuleData).update({ bytes: 3 }, { bytes: MAX_MODULE_DATA })
    expect((await save('salas', 'más', admin)).body).toMatchObject({
      code: 'module_data_full',
      params: { modulo: 'demo', max_mb: 64 },
    })
    // A smaller value is always accepted.
    expect((await save('vista', 'menos', ana)).status).toBe(200)
  })
})

it('a body without a value is refused', async () => {
  expect((await api.put('/modulos/demo/datos/vista', {}, ana)).status).toBe(400)
})
