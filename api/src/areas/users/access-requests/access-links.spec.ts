import type { AccessLinkAnswer, ApprovalAnswer } from '@fichero/contract/admin.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../../testing/build.js'
import { codesOf } from '../../../../testing/codes-of.js'
import { forgeToken, nowInSeconds } from '../../../../testing/forge-token.js'
import { readOutbox } from '../../../../testing/outbox.js'
import { Config } from '../../../config/config.js'
import { Mailer } from '../../../mail/mailer.js'
import type { User } from '../user.entity.js'

let api: Api
let admin: User

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
})
afterAll(() => api.close())

const make = (nro_documento: string, actor = admin) =>
  api.post<AccessLinkAnswer>(`/admin/access-link/${nro_documento}`, undefined, api.tokenOf(actor))
const tokenOf = (enlace: string | null) => enlace?.split('/').pop() ?? ''
const check = (enlace: string | null) => api.get(`/auth/reset-password/${tokenOf(enlace)}`)

it('a new link replaces the lost link of an approved person', async () => {
  const person = await buildUser(api.dataSource, { estado: 'pendiente' })
  const path = `/admin/approve-user/${person.nro_documento}`
  const first = await api.call<ApprovalAnswer>('PATCH', path, { token: api.tokenOf(admin) })
  const second = await make(person.nro_documento)
  expect(second).toMatchObject({ status: 200, body: { ok: true, msg: expect.stringContaining('Entréguele') } })
  const lifetime = new Date(second.body.vence).getTime() - Date.now()
  expect(lifetime).toBeGreaterThan(71 * 3_600_000)
  expect((await check(first.body.enlace)).body).toMatchObject({ code: 'link_used' })
  const body = { newPassword: 'la primera' }
  expect((await api.post(`/auth/reset-password/${tokenOf(second.body.enlace)}`, body)).status).toBe(200)
  const login = { nro_documento: person.nro_documento, contrasena: 'la primera' }
  expect((await api.post('/auth/login', login)).status).toBe(200)
  const trail = await auditEntriesOf(api.dataSource, 'usuario', person.id)
  expect(trail[0]).toMatchObject({ accion: 'users:access-link', id_usuario: admin.id })
  expect(JSON.stringify(trail)).not.toContain(tokenOf(second.body.enlace))
  expect((await readOutbox(api.app.get(Config).dataDir, 2))[1]).toContain('72 horas')
})

it.each([
  ['deshabilitado', 409, 'user_disabled'],
  ['pendiente', 404, 'user_not_found'],
] as const)('a link for a user in the state %s is rejected', async (estado, status, code) => {
  const person = await buildUser(api.dataSource, { estado })
  expect(await make(person.nro_documento)).toMatchObject({ status, body: { code } })
})

it('a link for one’s own account is rejected, so that nobody can take over an account from an unattended session', async () => {
  expect(await make(admin.nro_documento)).toMatchObject({ status: 403, body: { code: 'access_link_for_oneself' } })
  const { body } = await api.get<{ user: object }>(`/users/${admin.id}`, api.tokenOf(admin))
  expect(body.user).toMatchObject({ can: { edit: true, link: false } })
})

it('creating a link requires the current password some time after the sign-in', async () => {
  const person = await buildUser(api.dataSource)
  const maker = await buildAdmin(api.dataSource, { password: 'la mía' })
  const later = (minutes: number, body?: object) => {
    const session = forgeToken(maker, { claims: { auth_time: nowInSeconds() - minutes * 60 } })
    return api.post(`/admin/access-link/${person.nro_documento}`, body, session)
  }
  expect((await later(14)).status).toBe(200)
  const unproven = await later(16)
  expect([unproven.status, codesOf(unproven.body)]).toEqual([400, { contrasenaActual: 'current_password_required' }])
  expect(codesOf((await later(16, { contrasenaActual: 'no es esta' })).body)).toEqual({
    contrasenaActual: 'current_password_wrong',
  })
  expect((await later(16, { contrasenaActual: 'la mía' })).status).toBe(200)
})

it('a server that sends mail sends the link to the user, and does not return the link', async () => {
  const person = await buildUser(api.dataSource)
  const { body: shown } = await make(person.nro_documento)
  const mailer = api.app.get(Mailer)
  const delivers = Object.getOwnPropertyDescriptor(mailer, 'delivers')
  Object.defineProperty(mailer, 'delivers', { value: true, configurable: true })
  const send = jest.spyOn(mailer, 'send').mockResolvedValue()
  const { body } = await make(person.nro_documento)
  expect([body.enlace, body.msg === shown.msg]).toEqual([null, false])
  expect(send.mock.calls.map(([{ to }]) => to.address)).toEqual([person.correo_institucional])
  send.mockRestore()
  if (delivers) Object.defineProperty(mailer, 'delivers', delivers)
})

it('a link for an unknown user is rejected, and so are requests of users who are not administrators', async () => {
  expect((await make('99999999')).body).toMatchObject({ code: 'user_not_found' })
  const person = await buildUser(api.dataSource)
  expect((await make(person.nro_documento, person)).status).toBe(403)
})
