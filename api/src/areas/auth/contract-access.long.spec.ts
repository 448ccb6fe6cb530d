import { dayText } from '@fichero/contract/day-text'
import type { InstructorType, Role } from '@fichero/contract/enums'
import type { UserAnswer, UsersAnswer } from '@fichero/contract/users.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { deliverMail } from '../../../testing/deliver-mail.js'
import { inTransaction } from '../../database/transaction.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { Link } from '../access-links/link.entity.js'
import { makeLink } from '../access-links/links.js'
import { User } from '../users/user.entity.js'

const PASSWORD = 'la correcta'

let api: Api
let unlimited: Api
beforeAll(async () => {
  api = await startApi()
  unlimited = await startApi({ contractEndsAccess: false })
})
afterAll(async () => {
  await api.close()
  await unlimited.close()
})

/** Days from today. */
type Dates = [start: number | null, end: number | null, grace: number | null]
const DATES: Record<string, Dates> = {
  none: [null, null, null],
  'ends today': [-300, 0, null],
  'ended yesterday': [-300, -1, null],
  'begins today': [0, 300, null],
  'begins tomorrow': [1, 300, null],
  'ended, in grace': [-300, -30, 0],
  'ended, after grace': [-300, -30, -1],
  'begins tomorrow, in grace': [1, 300, 3],
}
const ERRORS: Record<string, string> = {
  'ended yesterday': 'contract_ended',
  'ended, after grace': 'contract_ended',
  'begins tomorrow': 'contract_not_begun',
}

/** Converts days from today to a date. */
const dayOf = (days: number | null) => (days === null ? null : inDays(days))

/** Builds a user with the contract dates of this name in `DATES`. */
function build({ dataSource }: Api, dates: string, overrides: Partial<User> = {}) {
  const [start, end, grace] = DATES[dates] ?? [null, null, null]
  return buildUser(dataSource, {
    password: PASSWORD,
    fecha_inicio_contrato: dayOf(start),
    fecha_fin_contrato: dayOf(end),
    acceso_hasta: dayOf(grace),
    ...overrides,
  })
}

const login = (server: Api, { nro_documento }: User, contrasena = PASSWORD) =>
  server.post('/auth/login', { nro_documento, contrasena })

const CASES = (['user', 'admin'] as const).flatMap((rol) =>
  (['contratista', 'planta'] as const).flatMap((tipo) =>
    Object.keys(DATES).flatMap((dates) => [true, false].map((isOn): Case => [rol, tipo, dates, isOn])),
  ),
)
type Case = [rol: Role, tipo: InstructorType, dates: string, isOn: boolean]

it.each(CASES)(
  'the access of a %s of type %s depends on the contract (%s) and on CONTRACT_ENDS_ACCESS=%s',
  async (rol, tipo, dates, isOn) => {
    const server = isOn ? api : unlimited
    const user = await build(server, dates, { rol, tipo })
    const code = isOn && rol === 'user' ? ERRORS[dates] : undefined
    const entered = await login(server, user)
    const read = await server.get('/users', server.tokenOf(user))
    if (code === undefined) return expect([entered.status, read.status]).toEqual([200, 200])
    const fecha = code === 'contract_ended' ? user.fecha_fin_contrato : user.fecha_inicio_contrato
    for (const reply of [entered, read]) {
      expect([reply.status, reply.body.code, reply.body.params]).toEqual([401, code, { fecha }])
      expect(reply.body.msg).toContain(dayText(String(fecha), 'es'))
      expect(reply.body.msg).toContain('administrador')
    }
    expect((await login(server, user, 'otra')).body).toMatchObject({ code: 'invalid_credentials' })
  },
)

it('a user without access is treated as a visitor on public routes', async () => {
  const user = await build(api, 'ended yesterday')
  const { status, body } = await api.get('/auth/config', api.tokenOf(user))
  expect([status, body.ok]).toEqual([200, true])
})

describe('a link to set a password', () => {
  const linkOf = (user: User, { dataSource }: Api) =>
    inTransaction(dataSource, (manager) => makeLink(manager, user.id, 'aprobacion'))
  const statuses = async (server: Api, token: string) => [
    (await server.get(`/auth/reset-password/${token}`)).status,
    (await server.post(`/auth/reset-password/${token}`, { newPassword: 'la de ahora' })).status,
  ]

  it('is rejected after the end of the contract, and the error has the end date', async () => {
    const user = await build(api, 'ended yesterday')
    const token = await linkOf(user, api)
    for (const reply of [
      await api.get(`/auth/reset-password/${token}`),
      await api.post(`/auth/reset-password/${token}`, { newPassword: 'la de ahora' }),
    ])
      expect([reply.status, reply.body.code, reply.body.params]).toEqual([
        403,
        'link_contract_ended',
        { fecha: user.fecha_fin_contrato },
      ])
    await api.dataSource.manager.update(User, { id: user.id }, { fecha_fin_contrato: inDays(1) })
    expect(await statuses(api, token)).toEqual([200, 200])
  })

  it('works in the grace period, and while CONTRACT_ENDS_ACCESS is off', async () => {
    for (const [server, dates] of [
      [api, 'ended, in grace'],
      [unlimited, 'ended yesterday'],
    ] as const)
      expect(await statuses(server, await linkOf(await build(server, dates), server))).toEqual([200, 200])
  })

  it('sets a password before the contract begins, but gives no access before its first day', async () => {
    const user = await build(api, 'begins tomorrow')
    expect(await statuses(api, await linkOf(user, api))).toEqual([200, 200])
    expect((await login(api, user, 'la de ahora')).body).toMatchObject({ code: 'contract_not_begun' })
  })

  it('is not mailed to a person whose contract has ended', async () => {
    deliverMail(api)
    const [ended, grace] = [await build(api, 'ended yesterday'), await build(api, 'ended, in grace')]
    for (const { nro_documento } of [ended, grace]) await api.post('/auth/forgot-password', { nro_documento })
    await api.app.get(BackgroundTasks).finished()
    const linksOf = ({ id }: User) => api.dataSource.manager.countBy(Link, { id_usuario: id })
    expect([await linksOf(grace), await linksOf(ended)]).toEqual([1, 0])
  })

  it('cannot be created by an administrator after the end of the contract, and `can.link` is then false', async () => {
    const token = api.tokenOf(await buildAdmin(api.dataSource))
    for (const [dates, status] of [
      ['ended yesterday', 409],
      ['ended, in grace', 200],
      ['begins tomorrow', 200],
      ['none', 200],
    ] as const) {
      const { id, nro_documento } = await build(api, dates)
      const { body } = await api.get<UserAnswer>(`/users/${id}`, token)
      const reply = await api.post(`/admin/access-link/${nro_documento}`, undefined, token)
      expect([dates, reply.status, body.user.can.link]).toEqual([dates, status, status === 200])
      if (status === 409) expect(reply.body).toMatchObject({ code: 'user_contract_ended' })
    }
  })
})

it('contract limits and grace periods are shown only to people who may edit users', async () => {
  const [ended, grace, current] = [
    await build(api, 'ended yesterday'),
    await build(api, 'ended, in grace'),
    await build(api, 'ends today'),
  ]
  const admin = api.tokenOf(await buildAdmin(api.dataSource))
  const limitsFor = async (token: string) => {
    const { body } = await api.get<UsersAnswer>('/users', token)
    const listed = new Map(body.users.map((user) => [user.id, user]))
    const people = [ended, grace, current].map(({ id }) => listed.get(id))
    return people.map((user) => [user?.fecha_fin_contrato, user?.limite_contrato])
  }
  const limit = { motivo: 'contract_ended', fecha: inDays(-1), acceso_hasta: null }
  const graceLimit = { motivo: 'contract_ended', fecha: inDays(-30), acceso_hasta: inDays(0) }
  expect(await limitsFor(admin)).toEqual([
    [inDays(-1), limit],
    [inDays(-30), graceLimit],
    [inDays(0), null],
  ])
  expect(await limitsFor(api.tokenOf(await buildUser(api.dataSource)))).toEqual(Array(3).fill([null, null]))
  const { body } = await api.get<UserAnswer>(`/users/${grace.id}`, admin)
  expect(body.user.limite_contrato).toEqual(graceLimit)
})
