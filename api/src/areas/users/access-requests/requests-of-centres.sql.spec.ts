import type { PendingUsersAnswer, StatsAnswer } from '@fichero/contract/admin.schema'
import type { ConfigAnswer } from '@fichero/contract/auth.schema'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { codesOf } from '../../../../testing/codes-of.js'
import { type Name, openTwoCentres, type TwoCentres } from '../../../../testing/two-centres.js'
import { User } from '../user.entity.js'

let { api, north, south, token, close } = {} as TwoCentres
beforeEach(async () => {
  ;({ api, north, south, token, close } = await openTwoCentres())
})
afterEach(() => close())

describe('an access request', () => {
  const body = (id_centro?: number) => ({
    nro_documento: `7200${id_centro ?? 0}`,
    tipo_documento: 'CC',
    nombre: 'Nadia',
    apellido: 'Ñustes',
    tipo: 'planta',
    correo_institucional: `nadia${id_centro ?? 0}@fichero.example`,
    ...(id_centro !== undefined && { id_centro }),
  })
  const register = (id_centro?: number) => api.post('/auth/register', body(id_centro))

  it('names one of the centres that the settings list', async () => {
    const { centros } = (await api.get<ConfigAnswer>('/auth/config')).body
    expect(centros).toEqual([
      { id: north, nombre: 'NORTE' },
      { id: south, nombre: 'SUR' },
    ])
    const [none, unknown] = [await register(), await register(999)]
    expect([none.status, codesOf(none.body)]).toEqual([400, { id_centro: 'required' }])
    expect([unknown.status, codesOf(unknown.body)]).toEqual([400, { id_centro: 'centre_unknown' }])
    const simulated = await api.post('/auth/register?simular=true', body())
    expect(codesOf(simulated.body)).toEqual({ id_centro: 'required' })
  })

  it('is shown, counted and decided only in its centre and by administrators', async () => {
    expect([(await register(north)).status, (await register(south)).status]).toEqual([200, 200])
    const [mine, other] = [body(north).nro_documento, body(south).nro_documento]
    const pending = async (name?: Name) =>
      (await api.get<PendingUsersAnswer>('/admin/pending-users', token(name))).body.users
    // The two requests have the same name, and are similar for those who see both.
    expect((await pending()).map((user) => [user.nro_documento, user.centros, user.parecidos])).toEqual([
      [mine, [north], []],
    ])
    expect((await pending('admin')).map((user) => [user.centros, user.parecidos.length])).toEqual([
      [[north], 1],
      [[south], 1],
    ])
    expect((await api.get<StatsAnswer>('/admin/stats', token())).body.stats.pendingApprovals).toBe(1)
    const decide = (method: string, path: string, document: string) =>
      api.call<{ code: string }>(method, `/admin/${path}-user/${document}`, { token: token() })
    for (const reply of [await decide('PATCH', 'approve', other), await decide('DELETE', 'reject', other)])
      expect([reply.status, reply.body.code]).toEqual([404, 'user_not_found'])
    expect((await decide('PATCH', 'approve', mine)).status).toBe(200)
    expect((await decide('PATCH', 'approve', mine)).body.code).toBe('already_decided')
    const { id } = await api.dataSource.manager.findOneByOrFail(User, { nro_documento: mine })
    expect((await api.get<UserAnswer>(`/users/${id}`, token())).body.user.centros).toEqual([north])
    const [entry] = await auditEntriesOf(api.dataSource, 'solicitud', mine)
    expect(entry?.despues).toMatchObject({ centros: expect.any(String) })
  })

  it('that was rejected is unknown to coordinators, because its centre was deleted with it', async () => {
    await register(south)
    const reject = (name: Name) =>
      api.call<{ code: string }>('DELETE', `/admin/reject-user/${body(south).nro_documento}`, { token: token(name) })
    expect((await reject('admin')).status).toBe(200)
    expect((await reject('admin')).body.code).toBe('already_decided')
    expect((await reject('coordinator')).body.code).toBe('user_not_found')
  })
})
