import { createHash } from 'node:crypto'
import { Config } from '../config/config.js'
import { Link } from '../credentials/link.entity.js'
import { type Api, startApi } from '../testing/api.js'
import { auditEntriesOf } from '../testing/audit-entries.js'
import { buildUser } from '../testing/build.js'
import { codesOf } from '../testing/codes-of.js'
import { readOutbox, tokenIn } from '../testing/outbox.js'
import { User } from '../users/user.entity.js'

let api: Api
let user: User

beforeEach(async () => {
  api = await startApi()
  user = await buildUser(api.dataSource, { nombre: 'Íngrid', password: 'la de antes' })
})
afterEach(() => api.close())

const messages = (count: number) => readOutbox(api.app.get(Config).dataDir, count)
const forgot = (nro_documento: unknown) => api.post('/auth/forgot-password', { nro_documento })
const reset = (token: string, newPassword: unknown = 'la de ahora', more = {}) =>
  api.post(`/auth/reset-password/${token}`, { newPassword, ...more })
const login = (contrasena: string) => api.post('/auth/login', { nro_documento: user.nro_documento, contrasena })

async function askForLink(): Promise<string> {
  await forgot(user.nro_documento)
  return tokenIn((await messages(1))[0])
}

it('mails a link that works once for an hour, and ends the other sessions', async () => {
  const session = api.tokenOf(user)
  await forgot(Number(user.nro_documento))
  const [message = ''] = await messages(1)
  expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  expect(message).toContain('Hola, Íngrid:')
  expect(message).toContain('60 minutos')
  const [link] = await api.dataSource.manager.find(Link)
  const left = (link?.vence.getTime() ?? 0) - Date.now()
  expect(left).toBeGreaterThan(59 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  expect((await api.get('/users', session)).status).toBe(200)

  const reply = await reset(tokenIn(message))
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ ok: true, msg: expect.any(String) })
  expect((await api.get('/users', session)).body).toMatchObject({ code: 'session_ended' })
  expect((await login('la de antes')).status).toBe(401)
  expect((await login('la de ahora')).status).toBe(200)
  expect((await messages(2))[1]).toContain('se acaba de cambiar')
  const trail = await auditEntriesOf(api.dataSource, 'usuario', user.id)
  expect(trail.map(({ accion }) => accion).slice(0, 2)).toEqual(['users:forgot-password', 'users:reset-password'])
  expect(JSON.stringify(trail)).not.toMatch(/argon2|la de/)
})

it('gives everyone the same answer and mails only users who may sign in', async () => {
  const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
  const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
  const documents = ['99999999', disabled.nro_documento, waiting.nro_documento, user.nro_documento]
  const replies = []
  for (const document of documents) replies.push(await forgot(document))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]?.body).not.toHaveProperty('enlace')
  const kept = await messages(1)
  expect(kept).toHaveLength(1)
  expect(await api.dataSource.manager.count(Link)).toBe(1)
})

it.each([
  ['', 'required'],
  ['12a', 'document_invalid'],
  [undefined, 'required'],
])('asks for a numeric document, not %j', async (document, code) => {
  expect(codesOf((await forgot(document)).body)).toEqual({ nro_documento: code })
})

it('has different errors for a used, an expired and an unknown link', async () => {
  const token = await askForLink()
  await api.dataSource.manager.update(Link, { id_usuario: user.id }, { vence: new Date(Date.now() - 1000) })
  expect((await reset(token)).body).toMatchObject({ code: 'link_expired' })
  await api.dataSource.manager.update(Link, { id_usuario: user.id }, { vence: new Date(Date.now() + 60_000) })
  expect((await reset(token)).status).toBe(200)
  const used = await reset(token)
  expect(used.status).toBe(410)
  expect(used.body).toMatchObject({ code: 'link_used' })
  const unknown = await reset('x'.repeat(43))
  expect(unknown.status).toBe(404)
  expect(unknown.body).toMatchObject({ code: 'link_unknown' })
  const hash = createHash('sha256').update(token).digest('hex')
  expect((await reset(hash)).body).toMatchObject({ code: 'link_unknown' })
})

it('accepts one of two concurrent requests, and using a link invalidates the others', async () => {
  const first = await askForLink()
  await forgot(user.nro_documento)
  const second = tokenIn((await messages(2))[1])
  const replies = await Promise.all(['una clave', 'otra clave', 'y otra más'].map((password) => reset(first, password)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  expect((await reset(second)).body).toMatchObject({ code: 'link_used' })
  const { version_token } = await api.dataSource.manager.findOneByOrFail(User, { id: user.id })
  expect(version_token).toBe(1)
})

it.each([
  [{ newPassword: 'corta' }, { newPassword: 'La contraseña debe tener al menos 6 caracteres' }],
  [{ newPassword: '' }, { newPassword: 'Este campo es obligatorio.' }],
  [{ newPassword: 'una clave', confirmPassword: 'otra clave' }, { confirmPassword: 'Las contraseñas no coinciden' }],
])('refuses %j and leaves the link unused', async (body, wrong) => {
  const token = await askForLink()
  const reply = await api.post<{ errors: Record<string, { msg: string }> }>(`/auth/reset-password/${token}`, body)
  expect(reply.status).toBe(400)
  expect(Object.fromEntries(Object.entries(reply.body.errors).map(([field, { msg }]) => [field, msg]))).toEqual(wrong)
  expect((await reset(token, 'una clave', { confirmPassword: 'una clave' })).status).toBe(200)
})

it('refuses a user who was disabled in between', async () => {
  const token = await askForLink()
  await api.dataSource.manager.update(User, { id: user.id }, { estado: 'deshabilitado' })
  expect((await reset(token)).body).toMatchObject({ code: 'account_disabled' })
})

it('resets the failed attempts with the old password', async () => {
  for (let tries = 0; tries < 10; tries++) await login('no me acuerdo')
  expect((await login('la de antes')).status).toBe(429)
  await reset(await askForLink())
  expect((await login('la de ahora')).status).toBe(200)
})

describe('looking at a link', () => {
  const look = (token: string) => api.get(`/auth/reset-password/${token}`)

  it('says until when it works, and uses nothing up', async () => {
    const token = await askForLink()
    const [link] = await api.dataSource.manager.find(Link)
    for (let time = 0; time < 2; time++)
      expect(await look(token)).toMatchObject({ status: 200, body: { ok: true, vence: link?.vence.toISOString() } })
    expect((await reset(token)).status).toBe(200)
  })

  it('says why it does not work', async () => {
    expect((await look('x'.repeat(43))).body).toMatchObject({ code: 'link_unknown' })
    const token = await askForLink()
    await api.dataSource.manager.update(User, { id: user.id }, { estado: 'deshabilitado' })
    expect((await look(token)).body).toMatchObject({ code: 'account_disabled' })
    await api.dataSource.manager.update(User, { id: user.id }, { estado: 'habilitado' })
    await api.dataSource.manager.update(Link, { id_usuario: user.id }, { vence: new Date(Date.now() - 1000) })
    expect((await look(token)).body).toMatchObject({ code: 'link_expired' })
    await api.dataSource.manager.update(Link, { id_usuario: user.id }, { usado: new Date() })
    expect((await look(token)).body).toMatchObject({ code: 'link_used' })
  })

  it('is no way to guess one', async () => {
    for (let guess = 0; guess < 100; guess++) expect((await look(`guess-${guess}`)).status).toBe(404)
    expect((await look('guess')).status).toBe(429)
  })
})

it('mails one person three links an hour at most, and does not say so', async () => {
  const replies = []
  for (let time = 0; time < 6; time++) replies.push(await forgot(user.nro_documento))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  const other = await buildUser(api.dataSource)
  await forgot(other.nro_documento)
  const mails = await messages(4)
  expect(mails).toHaveLength(4)
  expect(mails.filter((mail) => mail.includes(user.correo_institucional))).toHaveLength(3)
})

it('says where no mail is sent who gives out links', async () => {
  expect((await forgot(user.nro_documento)).body).toMatchObject({
    msg: expect.stringContaining('no puede enviarle un correo'),
  })
  expect((await api.get('/auth/config')).body).toEqual({ ok: true, envia_correos: false })
})

it('puts no address that somebody chose as a name into a message', async () => {
  user = await buildUser(api.dataSource, {
    nombre: 'http://malo.example/entre',
    apellido: 'ya@malo.example\u202e 3001234567',
  })
  await forgot(user.nro_documento)
  const [mail = ''] = await messages(1)
  expect(mail).toContain('Hola, http malo example entre:')
  expect(mail.replaceAll('@fichero.example', '')).not.toMatch(/malo\.example|ya@|3001234567/)
})
