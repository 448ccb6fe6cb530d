import type { UserSavedAnswer } from '@fichero/contract/users.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { payload } from '../../../testing/user-payload.js'
import { User } from './user.entity.js'

let api: Api
let user: User
let adminToken = ''

beforeAll(async () => {
  api = await startApi()
  adminToken = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())
beforeEach(async () => {
  user = await buildUser(api.dataSource)
})

const update = (of: User, changes: Record<string, unknown>, as: string) =>
  api.put(`/users/update/${of.nro_documento}`, payload(of, changes), as)

const reload = (of: User) => api.dataSource.manager.findOneByOrFail(User, { id: of.id })

describe('the contract of a user', () => {
  const DATES = { fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-11-30' }

  it('of a técnico does not change when only the email changes', async () => {
    const document = '52000111'
    const created = await api.post<UserSavedAnswer>(
      '/users/create',
      {
        ...payload(user, { nro_documento: document, correo_institucional: 'tecnico@fichero.example', tipo: 'tecnico' }),
        contrasena: 'una bien larga',
        ...DATES,
      },
      adminToken,
    )
    expect(created.body.user).toMatchObject(DATES)
    const edited = { ...payload(created.body.user as unknown as User), correo_institucional: 'otro@fichero.example' }
    expect((await api.put(`/users/update/${document}`, edited, adminToken)).body).toMatchObject({
      user: { correo_institucional: 'otro@fichero.example', tipo: 'tecnico', ...DATES },
    })
    expect(await reload({ id: created.body.user.id } as User)).toMatchObject(DATES)
  })

  it('is required only for contratistas, and is cleared only if an edit changes the type and empties both dates', async () => {
    expect((await update(user, { tipo: 'contratista' }, adminToken)).body).toMatchObject({
      errors: {
        fecha_inicio_contrato: { msg: 'Las fechas de contrato son obligatorias para instructores contratistas.' },
        fecha_fin_contrato: { msg: 'Las fechas de contrato son obligatorias para instructores contratistas.' },
      },
    })
    const set = await update(user, { tipo: 'contratista', ...DATES }, adminToken)
    expect(set.body).toMatchObject({ user: { tipo: 'contratista', ...DATES } })
    const unchanged = await update(user, { tipo: 'contratista', nombre: 'Eva' }, adminToken)
    expect(unchanged.body).toMatchObject({ user: DATES })
    const emptied = { tipo: 'contratista', fecha_inicio_contrato: '', fecha_fin_contrato: null }
    expect(codesOf((await update(user, emptied, adminToken)).body)).toEqual({
      fecha_inicio_contrato: 'instructor_contract_dates_required',
      fecha_fin_contrato: 'instructor_contract_dates_required',
    })
    const omitted = await update(user, { tipo: 'planta' }, adminToken)
    expect(omitted.body).toMatchObject({ user: { tipo: 'planta', ...DATES } })
    const none = { fecha_inicio_contrato: '', fecha_fin_contrato: null }
    expect(codesOf((await update(user, { tipo: 'planta', ...none }, adminToken)).body)).toEqual({
      fecha_inicio_contrato: 'contract_dates_kept',
      fecha_fin_contrato: 'contract_dates_kept',
    })
    await update(user, { tipo: 'contratista' }, adminToken)
    const cleared = await update(user, { tipo: 'planta', ...none }, adminToken)
    expect(cleared.body).toMatchObject({ user: { fecha_inicio_contrato: null, fecha_fin_contrato: null } })
  })

  it('must end after its start, even if the request has only one of the dates', async () => {
    const backwards = { fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-02-01' }
    expect((await update(user, { tipo: 'contratista', ...backwards }, adminToken)).body).toMatchObject({
      errors: { fecha_fin_contrato: { msg: 'La fecha de fin del contrato debe ser posterior a la fecha de inicio.' } },
    })
    await update(user, { tipo: 'contratista', ...DATES }, adminToken)
    const reply = await update(user, { tipo: 'contratista', fecha_fin_contrato: '2025-01-01' }, adminToken)
    expect(codesOf(reply.body)).toEqual({ fecha_fin_contrato: 'contract_end_before_start' })
  })
})
