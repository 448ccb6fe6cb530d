import { read, utils } from '@e965/xlsx'
import type { AdminUsersAnswer, StatsAnswer, WaitingUsersAnswer } from '@fichero/contract/admin.schema'
import type { HeadedCountsAnswer } from '@fichero/contract/several-users.schema'
import type { EndingContractsAnswer, UserAnswer, UsersAnswer } from '@fichero/contract/users.schema'
import { buildFicha, type Person } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { CONTRACT, type Name, openTwoCentres, type TwoCentres } from '../../../testing/two-centres.js'
import { payload } from '../../../testing/user-payload.js'
import { daysAfter, today } from '../../rules/today.js'
import { addWorkplaces } from '../centres/known-centres.js'
import { User } from './user.entity.js'

// Two centres, north and south. What a coordinator of the north sees of people, and what she may do with them.

let { api, north, south, people, token, build, close } = {} as TwoCentres
beforeEach(async () => {
  ;({ api, north, south, people, token, build, close } = await openTwoCentres())
})
afterEach(() => close())

/** Returns an error answer without the id of its request. */
const withoutId = (body: object) => ({ ...body, request_id: undefined })
const idsOf = (users: { id: number }[]) => users.map(({ id }) => id)
const stored = (id: number) => api.dataSource.manager.findOneByOrFail(User, { id })
const centrosOf = async (id: number) => (await api.get<UserAnswer>(`/users/${id}`, token('admin'))).body.user.centros
const newPerson = (values: object = {}) => ({
  ...payload({ ...people.northern, nro_documento: '71000555', correo_institucional: 'nueva@fichero.example' }),
  ...CONTRACT,
  contrasena: 'cuatro palabras sin sentido',
  ...values,
})
const create = (values: object, name?: Name) =>
  api.post<UserAnswer & { code: string }>('/users/create', newPerson(values), token(name))
const update = (user: Person, values: Record<string, unknown>, name?: Name) =>
  api.put<{ code: string }>(`/users/update/${user.nro_documento}`, payload(user, values), token(name))

describe('a user sees', () => {
  it('the people of the own centres and the administrators in the list', async () => {
    const { admin, coordinator, northern, southern, both } = people
    const listed = async (name: Name) => (await api.get<UsersAnswer>('/users', token(name))).body.users
    expect(idsOf(await listed('coordinator'))).toEqual(idsOf([admin, coordinator, northern, both]))
    expect(idsOf(await listed('northern'))).toEqual(idsOf([admin, coordinator, northern, both]))
    expect(idsOf(await listed('southern'))).toEqual(idsOf([admin, southern, both]))
    expect(idsOf(await listed('both'))).toEqual(idsOf(Object.values(people)))
    expect(idsOf(await listed('admin'))).toEqual(idsOf(Object.values(people)))
    const edited = (await listed('coordinator')).map(({ can, fecha_fin_contrato }) => [can.edit, fecha_fin_contrato])
    const end = CONTRACT.fecha_fin_contrato
    expect(edited).toEqual([
      [false, null],
      [true, null],
      [true, end],
      [false, null],
    ])
  })

  it('no person of another centre by id, and only the own ones of the centres and fichas of a person', async () => {
    const { both, southern } = people
    await buildFicha(api.dataSource, { id_jefe: both.id, id_centro: south })
    const { nro_ficha } = await buildFicha(api.dataSource, { id_jefe: both.id, id_centro: north })
    const unknown = await api.get('/users/999999', token())
    const foreign = await api.get(`/users/${southern.id}`, token())
    expect([foreign.status, withoutId(foreign.body)]).toEqual([404, withoutId(unknown.body)])
    const { user } = (await api.get<UserAnswer>(`/users/${both.id}`, token())).body
    expect([user.centros, user.fichas.map((ficha) => ficha.nro_ficha), user.fecha_fin_contrato]).toEqual([
      [north],
      [nro_ficha],
      null,
    ])
    const { personas } = (await api.get<HeadedCountsAnswer>('/users/fichas-dirigidas', token())).body
    expect(personas).toEqual([{ id: both.id, fichas: 1 }])
    expect((await api.get(`/users/juicios/${southern.id}`, token())).status).toBe(404)
  })

  it('only people of the own centres in counts, states, contracts and exports', async () => {
    const { admin, coordinator, northern, both } = people
    const off = { estado: 'deshabilitado' } as const
    const disabled = await build([north], off)
    await build([south], off)
    const { stats } = (await api.get<StatsAnswer>('/admin/stats', token())).body
    expect(stats).toEqual({ totalUsers: 5, pendingApprovals: 0, activeUsers: 4, disabledUsers: 1 })
    expect(idsOf((await api.get<UserAnswer['user'][]>('/users/disabled', token())).body)).toEqual([disabled.id])
    const all = (await api.get<AdminUsersAnswer>('/admin/users', token())).body
    expect([all.pagination.totalItems, idsOf(all.users).sort()]).toEqual([
      5,
      idsOf([admin, coordinator, northern, both, disabled]),
    ])
    expect(all.users.filter(({ fecha_fin_contrato }) => fecha_fin_contrato).map(({ id }) => id)).toEqual([northern.id])
    const contracts = (await api.get<EndingContractsAnswer>('/dashboard/contracts', token())).body
    expect([contracts.total, idsOf(contracts.personas), contracts.proximos[0]?.contratos]).toEqual([
      1,
      [northern.id],
      1,
    ])
    expect((await api.get<EndingContractsAnswer>('/dashboard/contracts', token('admin'))).body.total).toBe(3)
    expect(await exported(idsOf(Object.values(people)))).toEqual(
      [admin, coordinator, northern, both].map(({ nro_documento, id }) => [nro_documento, id === northern.id]),
    )
  })
})

/** Returns the document number of each exported person, and whether the row has the end of the contract. */
async function exported(ids: number[]) {
  const response = await fetch(`${api.url}/api/users/exportacion`, {
    method: 'POST',
    headers: { 'x-token': token(), 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
  const sheet = Object.values(read(Buffer.from(await response.arrayBuffer())).Sheets)[0]!
  const [headings = [], ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null })
  const end = headings.indexOf('Fin del contrato')
  return rows.map((row) => [row[1], row[end] !== null])
}

describe('a coordinator', () => {
  it('creates people in her centre without being asked for it, and no administrators', async () => {
    const { status, body } = await create({ rol: 'coordinador' })
    expect(status).toBe(201)
    expect(await centrosOf(body.user.id)).toEqual([north])
    const admin = await create({
      nro_documento: '71000556',
      correo_institucional: 'otra@fichero.example',
      rol: 'admin',
    })
    expect([admin.status, admin.body.code, codesOf(admin.body)]).toEqual([403, 'forbidden', { rol: 'admin_only' }])
    const foreign = await create({ nro_documento: '71000556', centros: [south] })
    const unknown = await create({ nro_documento: '71000556', centros: [999] })
    expect([foreign.status, codesOf(foreign.body)]).toEqual([400, { centros: 'centre_unknown' }])
    expect(withoutId(foreign.body)).toEqual(withoutId(unknown.body))
  })

  it('of several centres selects at least one of them for a new person', async () => {
    await addWorkplaces(api.dataSource.manager, south, [people.coordinator.id])
    const none = await create({})
    expect([none.status, codesOf(none.body)]).toEqual([400, { centros: 'required' }])
    expect(await centrosOf((await create({ centros: [south] })).body.user.id)).toEqual([south])
  })

  it('learns of a taken document or address of another centre only that it is taken', async () => {
    const { nro_documento, nombre, apellido } = people.southern
    const { status, body } = await create({ nro_documento })
    expect([status, codesOf(body)]).toEqual([409, { nro_documento: 'document_taken' }])
    expect(JSON.stringify(body)).not.toMatch(`${nombre} ${apellido}`)
  })

  it('edits people of her centre: role, contract and centres, but makes no administrators', async () => {
    const { northern } = people
    expect((await update(northern, { rol: 'coordinador' })).status).toBe(200)
    expect((await stored(northern.id)).rol).toBe('coordinador')
    const admin = await update(northern, { rol: 'admin' })
    expect([admin.status, codesOf(admin.body)]).toEqual([403, { rol: 'admin_only' }])
    const oneself = await update(people.coordinator, { rol: 'admin' })
    expect([oneself.status, codesOf(oneself.body)]).toEqual([403, { rol: 'admin_only' }])
    const foreign = await update(northern, { rol: 'coordinador', centros: [north, south] })
    expect([foreign.status, codesOf(foreign.body)]).toEqual([400, { centros: 'centre_unknown' }])
    expect(await centrosOf(northern.id)).toEqual([north])
  })

  it.each([
    ['southern', 404, 'user_not_found'],
    ['both', 403, 'forbidden'],
    ['admin', 403, 'forbidden'],
  ] as const)('neither edits, disables, enables nor sends a link to the person "%s"', async (name, status, code) => {
    const person = people[name]
    const before = await stored(person.id)
    for (const estado of ['habilitado', 'deshabilitado'] as const) {
      await api.dataSource.manager.update(User, person.id, { estado, version: before.version })
      const replies = await Promise.all([
        update(person, { nombre: 'Otra' }),
        api.post<{ code: string }>(`/users/disabled/${person.id}`, undefined, token()),
        api.post<{ code: string }>(`/users/enabled/${person.id}`, undefined, token()),
        api.post<{ code: string }>(`/admin/access-link/${person.nro_documento}`, undefined, token()),
        api.call<{ code: string }>('DELETE', `/admin/password-request/${person.nro_documento}`, { token: token() }),
      ])
      expect(replies.map((reply) => [reply.status, reply.body.code])).toEqual(replies.map(() => [status, code]))
    }
    expect(await stored(person.id)).toEqual({ ...before, estado: 'deshabilitado' })
  })

  it('disables and enables people of her centre, and sends them links', async () => {
    const { northern } = people
    expect((await api.post(`/admin/access-link/${northern.nro_documento}`, undefined, token())).status).toBe(200)
    expect((await api.post(`/users/disabled/${northern.id}`, undefined, token())).status).toBe(200)
    expect((await api.post(`/users/enabled/${northern.id}`, undefined, token())).status).toBe(200)
  })

  it('extends the contracts of people of her centre, all or none', async () => {
    const { northern, southern, both } = people
    const extend = (...users: Person[]) =>
      api.post<{ code: string }>(
        '/users/contratos',
        { personas: users.map(({ id }) => ({ id, version: 1 })), fecha_fin_contrato: daysAfter(today(), 90) },
        token(),
      )
    expect((await extend(northern, southern)).body.code).toBe('user_not_found')
    expect((await extend(northern, both)).body.code).toBe('forbidden')
    expect((await stored(northern.id)).fecha_fin_contrato).toBe(CONTRACT.fecha_fin_contrato)
    expect((await extend(northern)).status).toBe(200)
  })

  it('is not the last administrator, and no coordinator replaces the last one', async () => {
    const reply = await api.post<{ code: string }>(`/users/disabled/${people.admin.id}`, undefined, token('admin'))
    expect([reply.status, reply.body.code]).toEqual([409, 'last_admin'])
    expect((await api.post(`/users/disabled/${people.coordinator.id}`, undefined, token())).status).toBe(200)
  })

  it('decides on requests for a password of the people whom she manages', async () => {
    const { northern } = people
    for (const { id } of Object.values(people))
      await api.dataSource.manager.update(User, id, { clave_pedida: new Date(0), version: 1 })
    const waiting = async (name: Name) =>
      idsOf((await api.get<WaitingUsersAnswer>('/admin/waiting-users', token(name))).body.users)
    expect(await waiting('coordinator')).toEqual(idsOf([people.coordinator, northern]))
    expect(await waiting('admin')).toEqual(idsOf(Object.values(people)))
    const dismiss = () => api.call('DELETE', `/admin/password-request/${northern.nro_documento}`, { token: token() })
    expect((await dismiss()).status).toBe(200)
  })
})
