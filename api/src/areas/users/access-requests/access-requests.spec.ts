import type { ApprovalAnswer, PendingUsersAnswer } from '@fichero/contract/admin.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../../testing/build.js'
import { deliverMail } from '../../../../testing/deliver-mail.js'
import { readOutbox, tokenIn } from '../../../../testing/outbox.js'
import { Config } from '../../../config/config.js'
import { Mailer } from '../../../mail/mailer.js'
import { Link } from '../../access-links/link.entity.js'
import { User } from '../user.entity.js'

let api: Api
let admin: User
let tokens: string[] = []

beforeEach(async () => {
  api = await startApi({ publicUrl: 'https://fichas.example' })
  admin = await buildAdmin(api.dataSource)
  tokens = [api.tokenOf(admin), api.tokenOf(await buildAdmin(api.dataSource))]
})
afterEach(() => api.close())

const pending = (overrides: Partial<User> = {}) => buildUser(api.dataSource, { ...overrides, estado: 'pendiente' })
const messages = (count: number) => readOutbox(api.app.get(Config).dataDir, count)
const approve = (document: string, token = tokens[0]) =>
  api.call<ApprovalAnswer>('PATCH', `/admin/approve-user/${document}`, { token })
const reject = (document: string, token = tokens[0]) => api.call('DELETE', `/admin/reject-user/${document}`, { token })

it('the list has pending requests, oldest first, without secrets', async () => {
  const [first, second] = [await pending({ apellido: 'Zeta' }), await pending({ apellido: 'Alfa' })]
  const { body } = await api.get<{ ok: boolean; users: User[] }>('/admin/pending-users', tokens[0])
  expect(body.ok).toBe(true)
  expect(body.users.map(({ nro_documento }) => nro_documento)).toEqual([first.nro_documento, second.nro_documento])
  expect(Object.keys(body.users[0] ?? {})).not.toContain('busqueda')
})

it('the list shows who may be the same person, by a similar name, mail address or document number', async () => {
  const mail = 'rosa.gil@fichero.example'
  const applicant = { nro_documento: '52123456', nombre: 'Rosa', apellido: 'Gil', correo_institucional: mail }
  const request = await pending(applicant)
  const others = [
    { nombre: 'ROSA', apellido: 'Gíl' },
    { correo_institucional: 'rosagil+sena@fichero.example', estado: 'deshabilitado' },
    { nro_documento: '052123456' },
    { nro_documento: '52132456' },
    { nro_documento: '52123457', correo_institucional: 'rosa.gil@otro.example' },
  ] as const
  const people: User[] = []
  for (const other of others) people.push(await buildUser(api.dataSource, other))
  const { body } = await api.get<PendingUsersAnswer>('/admin/pending-users', tokens[0])
  const found = body.users.find(({ id }) => id === request.id)?.parecidos
  expect(found?.map(({ id, por }) => [id, por])).toEqual([
    [people[0]?.id, ['nombre']],
    [people[1]?.id, ['correo']],
    [people[2]?.id, ['documento']],
    [people[3]?.id, ['documento']],
  ])
  expect(Object.keys(found?.[0] ?? {})).not.toContain('correo_institucional')
})

it('approving a request removes it from the list and mails a link to set a password', async () => {
  const user = await pending()
  const reply = await approve(user.nro_documento)
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ ok: true, message: expect.stringContaining('aprobado') })
  expect((await api.get<{ users: unknown[] }>('/admin/pending-users', tokens[0])).body.users).toEqual([])
  const [message = ''] = await messages(1)
  expect(message).toContain(user.correo_institucional)
  expect(message).toContain('72 horas')
  expect(reply.body.enlace).toBe(`https://fichas.example/reset-password/${tokenIn(message)}`)
  const [link] = await api.dataSource.manager.find(Link)
  expect(JSON.stringify(link)).not.toContain(tokenIn(message))
  expect(link?.vence.getTime()).toBeGreaterThan(Date.now() + 71.9 * 3_600_000)
  await api.post(`/auth/reset-password/${tokenIn(message)}`, { newPassword: 'la primera' })
  const login = await api.post('/auth/login', { nro_documento: user.nro_documento, contrasena: 'la primera' })
  expect(login.status).toBe(200)
  expect(await auditEntriesOf(api.dataSource, 'solicitud', user.nro_documento)).toEqual([
    {
      accion: 'registrations:approve',
      id_usuario: admin.id,
      antes: { estado: 'pendiente' },
      despues: { estado: 'habilitado', id_usuario: user.id },
    },
  ])
})

it('mail is in the language of the page where the person requested access or last signed in', async () => {
  const person = {
    nro_documento: '52000123',
    nombre: 'Eve',
    apellido: 'Hill',
    correo_institucional: 'eve@fichero.example',
  }
  const send = (path: string, body: object, language: string) =>
    api.call('POST', path, { body, headers: { 'accept-language': language } })
  await send('/auth/register', { ...person, tipo_documento: 'CC', tipo: 'planta' }, 'en')
  await approve(person.nro_documento)
  const [message] = await messages(1)
  await send(`/auth/reset-password/${tokenIn(message)}`, { newPassword: 'la primera' }, 'en')
  await messages(2)
  const before = await api.dataSource.manager.findOneByOrFail(User, { nro_documento: person.nro_documento })
  await send('/auth/login', { nro_documento: person.nro_documento, contrasena: 'la primera' }, 'es')
  const after = await api.dataSource.manager.findOneByOrFail(User, { nro_documento: person.nro_documento })
  expect([after.idioma, after.version]).toEqual(['es', before.version])
  await api.call('POST', `/admin/access-link/${person.nro_documento}`, { token: tokens[0], body: {} })
  await messages(3)
  deliverMail(api)
  await send('/auth/forgot-password', { nro_documento: person.nro_documento }, 'en')
  const phrases = [
    'Your request was approved',
    'Your password has just been changed',
    'Le enviaron este enlace',
    'We received a request',
  ]
  const sent = await messages(phrases.length)
  expect(sent.map((text, index) => phrases.findIndex((words) => text.includes(words)) === index)).toEqual(
    phrases.map(() => true),
  )
})

it('on a server that sends mail, approving returns the link only if the mail failed', async () => {
  deliverMail(api)
  const mailer = api.app.get(Mailer)
  const send = jest.spyOn(mailer, 'send').mockResolvedValue()
  const { body } = await approve((await pending()).nro_documento)
  expect(body).toMatchObject({ enlace: null, msg: expect.stringContaining('correo') })
  expect(send).toHaveBeenCalledTimes(1)
  send.mockRejectedValue(new Error('no such mailbox'))
  const unsent = await approve((await pending()).nro_documento)
  expect(unsent.body.enlace).toMatch(/^https:\/\/fichas\.example\/reset-password\//)
  expect(unsent.body.msg).not.toBe(body.msg)
})

it('rejecting a request deletes it and mails the person, who may send another request', async () => {
  deliverMail(api)
  const user = await pending()
  expect((await reject(user.nro_documento)).body).toMatchObject({ ok: true, message: expect.any(String) })
  expect(await api.dataSource.manager.existsBy(User, { id: user.id })).toBe(false)
  expect((await messages(1))[0]).toContain('no se aprobó')
  const { nro_documento, tipo_documento, nombre, apellido, tipo, correo_institucional } = user
  const entries = await auditEntriesOf(api.dataSource, 'solicitud', user.nro_documento)
  expect(entries.at(-1)).toMatchObject({ accion: 'registrations:reject' })
  for (const { antes, despues } of entries) expect([antes, despues]).toEqual([null, null])
  const again = { nro_documento, tipo_documento, nombre, apellido, tipo, correo_institucional }
  expect((await api.post('/auth/register', again)).status).toBe(200)
})

it.each([
  ['approve', 'approve'],
  ['reject', 'reject'],
  ['approve', 'reject'],
] as const)('if two admins %s and %s at once, one succeeds and the other gets a conflict', async (first, second) => {
  const verbs = { approve, reject }
  const user = await pending()
  const replies = await Promise.all([
    verbs[first](user.nro_documento, tokens[0]),
    verbs[second](user.nro_documento, tokens[1]),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_decided' })
})

it('a decision fails for a document number without a pending request', async () => {
  expect((await approve('99999999')).body).toMatchObject({ code: 'user_not_found' })
  expect((await reject('99999999')).status).toBe(404)
  expect((await reject(admin.nro_documento)).body).toMatchObject({ code: 'already_decided' })
})

it('the statistics count users by state', async () => {
  await pending()
  await buildUser(api.dataSource, { estado: 'deshabilitado' })
  expect((await api.get('/admin/stats', tokens[0])).body).toEqual({
    ok: true,
    stats: { totalUsers: 4, pendingApprovals: 1, activeUsers: 2, disabledUsers: 1 },
  })
})
