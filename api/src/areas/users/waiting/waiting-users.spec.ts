import type {
  AccessLinkAnswer,
  ApprovalAnswer,
  PendingUsersAnswer,
  WaitingUsersAnswer,
} from '@fichero/contract/admin.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../../testing/build.js'
import { deliverMail } from '../../../../testing/deliver-mail.js'
import { tokenIn } from '../../../../testing/outbox.js'
import { BackgroundTasks } from '../../../mail/background-tasks.js'
import { Link } from '../../access-links/link.entity.js'
import { User } from '../user.entity.js'

let api: Api
let admin: User
let session: string

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  session = api.tokenOf(admin)
})
afterAll(() => api.close())
afterEach(() => jest.useRealTimers())

/** Waits until requests and attempts are recorded. */
const waitUntilRecorded = () => api.app.get(BackgroundTasks).finished()

async function forgot({ nro_documento }: Pick<User, 'nro_documento'>) {
  const reply = await api.post('/auth/forgot-password', { nro_documento })
  await waitUntilRecorded()
  return reply
}

async function login({ nro_documento }: Pick<User, 'nro_documento'>, contrasena = 'no me acuerdo') {
  const reply = await api.post('/auth/login', { nro_documento, contrasena })
  await waitUntilRecorded()
  return reply
}

const waiting = async () => (await api.get<WaitingUsersAnswer>('/admin/waiting-users', session)).body.users
const find = async ({ id }: User) => (await waiting()).find((one) => one.id === id)
const dismiss = ({ nro_documento }: User, token = session) =>
  api.call('DELETE', `/admin/password-request/${nro_documento}`, { token })
const stored = ({ id }: User) => api.dataSource.manager.findOneByOrFail(User, { id })
const actionsOn = async ({ id }: User) =>
  (await auditEntriesOf(api.dataSource, 'usuario', id)).map(({ accion, id_usuario }) => [accion, id_usuario])

/** Builds a user with an open request for a new password. */
async function requester(overrides: Parameters<typeof buildUser>[1] = {}) {
  const person = await buildUser(api.dataSource, { password: 'la de antes', ...overrides })
  await forgot(person)
  expect(await find(person)).toBeDefined()
  return person
}

it('administrators see who asked for a new password, and no mail is sent', async () => {
  const person = await requester()
  const { clave_pedida, ultimo_intento, nombre } = (await find(person))!
  expect([nombre, ultimo_intento]).toEqual([person.nombre, null])
  expect(Math.abs(Date.now() - Date.parse(clave_pedida!))).toBeLessThan(60_000)
  expect(await actionsOn(person)).toEqual([['users:forgot-password', null]])
  expect(await api.dataSource.manager.countBy(Link, { id_usuario: person.id })).toBe(0)
  expect((await stored(person)).version).toBe(person.version)
})

it('every request gets the same answer, and nothing is recorded for users who cannot get a password', async () => {
  const known = await buildUser(api.dataSource)
  const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
  const replies = [await forgot({ nro_documento: '99999999' }), await forgot(disabled), await forgot(known)]
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]?.body).toEqual({
    ok: true,
    msg: expect.stringContaining('un coordinador o un administrador verá su solicitud'),
  })
  expect((await api.get('/auth/config')).body).toEqual({ ok: true, envia_correos: false, centros: [] })
  expect([await find(disabled), (await find(known))?.id]).toEqual([undefined, known.id])
})

it('requests and attempts are recorded after the answer, so that response times reveal nothing', async () => {
  const person = await buildUser(api.dataSource)
  const run = jest.spyOn(api.app.get(BackgroundTasks), 'run').mockImplementation(() => undefined)
  await forgot(person)
  await login(person)
  run.mockRestore()
  expect(await stored(person)).toMatchObject({ clave_pedida: null, ultimo_intento: null })
})

it('one request is stored per user: a repeated request only updates the time', async () => {
  const person = await requester()
  const before = new Date('2026-03-02T15:00:00Z')
  await api.dataSource.manager.update(User, { id: person.id }, { clave_pedida: before })
  await forgot(person)
  expect((await waiting()).filter(({ id }) => id === person.id)).toHaveLength(1)
  expect(Date.parse((await find(person))!.clave_pedida!)).toBeGreaterThan(before.getTime())
  expect(await actionsOn(person)).toEqual([['users:forgot-password', null]])
})

it('more than ten requests for one user within a quarter of an hour are rejected', async () => {
  const person = await buildUser(api.dataSource)
  const statuses = []
  for (let time = 0; time < 11; time++) statuses.push((await forgot(person)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

it.each([
  [
    'an administrator creates a link',
    (person: User) => api.post<AccessLinkAnswer>(`/admin/access-link/${person.nro_documento}`, undefined, session),
  ],
  ['an administrator dismisses the request', (person: User) => dismiss(person)],
  ['an administrator sets a password', (person: User) => save(person, 'la del administrador', session)],
  ['the person changes the password', (person: User) => save(person, 'la mía propia', api.tokenOf(person))],
  ['the person is disabled', (person: User) => api.post(`/users/disabled/${person.id}`, undefined, session)],
  ['the person signs in', (person: User) => login(person, 'la de antes')],
] as const)('the request is deleted when %s', async (_, act) => {
  const person = await requester()
  await login(person)
  const reply = await act(person)
  expect(reply.status).toBe(200)
  expect(await find(person)).toBeUndefined()
  expect(await stored(person)).toMatchObject({ clave_pedida: null, ultimo_intento: null })
})

async function save(person: User, contrasena: string, token: string) {
  const { nro_documento, nombre, apellido, correo_institucional, tipo_documento } = person
  const body = { nombre, apellido, correo_institucional, tipo_documento, contrasena }
  return api.put(`/users/update/${nro_documento}`, body, token)
}

it('the request is deleted when the password is reset with an earlier link', async () => {
  const person = await buildUser(api.dataSource)
  const path = `/admin/access-link/${person.nro_documento}`
  const { body } = await api.post<AccessLinkAnswer>(path, undefined, session)
  await forgot(person)
  const reset = { newPassword: 'la de ahora' }
  expect((await api.post(`/auth/reset-password/${tokenIn(body.enlace ?? '')}`, reset)).status).toBe(200)
  expect(await find(person)).toBeUndefined()
})

it('a request is dismissed once, and the audit entry names the administrator', async () => {
  const person = await requester()
  expect((await dismiss(person)).body).toEqual({ ok: true, msg: expect.any(String) })
  expect(await dismiss(person)).toMatchObject({ status: 409, body: { code: 'already_decided' } })
  expect(await actionsOn(person)).toEqual([
    ['users:forgot-password', null],
    ['users:dismiss-password', admin.id],
  ])
  expect((await api.call('DELETE', '/admin/password-request/99999999', { token: session })).status).toBe(404)
  await forgot(person)
  expect(await find(person)).toBeDefined()
})

it('only administrators see requests', async () => {
  const person = await requester()
  const other = api.tokenOf(await buildUser(api.dataSource))
  for (const [token, status] of [
    [other, 403],
    [undefined, 401],
  ] as const) {
    expect((await api.get('/admin/waiting-users', token)).status).toBe(status)
    expect((await api.call('DELETE', `/admin/password-request/${person.nro_documento}`, { token })).status).toBe(status)
  }
  for (const path of ['/users', `/users/${person.id}`])
    expect(JSON.stringify((await api.get(path, other)).body)).not.toMatch(/clave_pedida|ultimo_intento/)
  expect(await find(person)).toBeDefined()
})

describe('for a user whose access request is pending', () => {
  const pending = (overrides: Parameters<typeof buildUser>[1] = {}) =>
    buildUser(api.dataSource, { ...overrides, estado: 'pendiente' })
  const requestOf = async ({ id }: User) => {
    const { body } = await api.get<PendingUsersAnswer>('/admin/pending-users', session)
    return body.users.find((one) => one.id === id)
  }

  it.each([
    ['tries to sign in', login],
    ['requests a new password', forgot],
    ['signs in with the right password', (person: User) => login(person, 'la de antes')],
  ] as const)('the list shows when the user last %s', async (_, act) => {
    const person = await pending({ password: 'la de antes' })
    expect([(await requestOf(person))?.ultimo_intento, await find(person)]).toEqual([null, undefined])
    await act(person)
    const shown = await requestOf(person)
    expect(Math.abs(Date.now() - Date.parse(shown!.ultimo_intento!))).toBeLessThan(60_000)
    expect(await find(person)).toMatchObject({ ultimo_intento: shown?.ultimo_intento, clave_pedida: null })
    expect(await actionsOn(person)).not.toContainEqual(['users:forgot-password', null])
  })

  it('a wrong password gets the same answer as an unknown document number', async () => {
    const replies = [await login(await pending()), await login({ nro_documento: '99999999' })]
    const answers = replies.map(({ status, body: { request_id: _, ...body } }) => JSON.stringify([status, body]))
    expect(answers[0]).toBe(answers[1])
  })

  it('the time of the attempt is deleted when the request is approved', async () => {
    const person = await pending()
    await login(person)
    const path = `/admin/approve-user/${person.nro_documento}`
    expect((await api.call<ApprovalAnswer>('PATCH', path, { token: session })).status).toBe(200)
    expect(await stored(person)).toMatchObject({ ultimo_intento: null })
  })
})

it('the last sign-in attempt is recorded only for users who requested a password', async () => {
  const [person, other] = [await requester(), await buildUser(api.dataSource, { password: 'la de antes' })]
  const { clave_pedida } = (await find(person))!
  for (const user of [person, other]) await login(user)
  expect(await find(person)).toMatchObject({ clave_pedida, ultimo_intento: expect.any(String) })
  expect(await stored(other)).toMatchObject({ ultimo_intento: null })
})

it('a server that now sends mail keeps earlier requests until a link is mailed, and adds no new requests', async () => {
  const [before, now] = [await requester(), await buildUser(api.dataSource)]
  const applicant = await buildUser(api.dataSource, { estado: 'pendiente' })
  deliverMail(api)
  for (const user of [now, applicant]) await forgot(user)
  expect(await find(applicant)).toMatchObject({ ultimo_intento: expect.any(String) })
  expect([(await find(before))?.id, await find(now)]).toEqual([before.id, undefined])
  await forgot(before)
  expect(await find(before)).toBeUndefined()
  expect(await api.dataSource.manager.countBy(Link, { id_usuario: before.id })).toBe(1)
})
