import { createHash } from 'node:crypto'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { deliverMail } from '../../../testing/deliver-mail.js'
import { readOutbox, tokenIn } from '../../../testing/outbox.js'
import { Config } from '../../config/config.js'
import { Link } from '../access-links/link.entity.js'
import { User } from '../users/user.entity.js'

let api: Api
let user: User

beforeEach(async () => {
  api = await startApi()
  deliverMail(api)
  user = await buildUser(api.dataSource, { nombre: 'Íngrid', password: 'la de antes' })
})
afterEach(() => api.close())

const messages = (count: number) => readOutbox(api.app.get(Config).dataDir, count)
const forgot = (nro_documento: unknown) => api.post('/auth/forgot-password', { nro_documento })
const reset = (token: string, newPassword: unknown = 'la de ahora', more = {}) =>
  api.post(`/auth/reset-password/${token}`, { newPassword, ...more })
const login = (contrasena: string) => api.post('/auth/login', { nro_documento: user.nro_documento, contrasena })

/** Requests a link and returns the token in the mail. */
async function askForLink(): Promise<string> {
  await forgot(user.nro_documento)
  return tokenIn((await messages(1))[0])
}

it('a mailed link works once within an hour, and the new password ends the user’s sessions', async () => {
  const session = api.tokenOf(user)
  await forgot(Number(user.nro_documento))
  const [message = ''] = await messages(1)
  expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
  expect(message).toContain('Hola, Íngrid:')
  expect(message).toContain('60 minutos')
  const [link] = await api.dataSource.manager.find(Link)
  const lifetime = (link?.vence.getTime() ?? 0) - Date.now()
  expect(lifetime).toBeGreaterThan(59 * 60_000)
  expect(lifetime).toBeLessThanOrEqual(60 * 60_000)
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

it('every request for a link gets the same answer, but only users who may sign in get a mail', async () => {
  const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
  const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
  const documents = ['99999999', disabled.nro_documento, waiting.nro_documento, user.nro_documento]
  const replies = []
  for (const document of documents) replies.push(await forgot(document))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]?.body).not.toHaveProperty('enlace')
  const mails = await messages(1)
  expect(mails).toHaveLength(1)
  expect(await api.dataSource.manager.count(Link)).toBe(1)
})

it.each([
  ['an empty document number', '', 'required'],
  ['a document number with a letter', '12a', 'document_invalid'],
  ['a missing document number', undefined, 'required'],
])('a request for a link with %s is rejected', async (_, document, code) => {
  expect(codesOf((await forgot(document)).body)).toEqual({ nro_documento: code })
})

it('a used, an expired and an unknown link have different errors', async () => {
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

it('only one of several concurrent uses of a link succeeds, and a used link invalidates the user’s other links', async () => {
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
  ['a short password', { newPassword: 'corta' }, { newPassword: 'La contraseña debe tener al menos 6 caracteres' }],
  ['an empty password', { newPassword: '' }, { newPassword: 'Este campo es obligatorio.' }],
  [
    'two different passwords',
    { newPassword: 'una clave', confirmPassword: 'otra clave' },
    { confirmPassword: 'Las contraseñas no coinciden' },
  ],
])('a reset with %s is rejected, and the link stays unused', async (_, body, messages) => {
  const token = await askForLink()
  const reply = await api.post<{ errors: Record<string, { msg: string }> }>(`/auth/reset-password/${token}`, body)
  expect(reply.status).toBe(400)
  expect(Object.fromEntries(Object.entries(reply.body.errors).map(([field, { msg }]) => [field, msg]))).toEqual(
    messages,
  )
  expect((await reset(token, 'una clave', { confirmPassword: 'una clave' })).status).toBe(200)
})

it('a link is rejected if the user was disabled after the link was sent', async () => {
  const token = await askForLink()
  await api.dataSource.manager.update(User, { id: user.id }, { estado: 'deshabilitado' })
  expect((await reset(token)).body).toMatchObject({ code: 'account_disabled' })
})

it('setting a new password resets the count of failed sign-ins', async () => {
  for (let tries = 0; tries < 10; tries++) await login('no me acuerdo')
  expect((await login('la de antes')).status).toBe(429)
  await reset(await askForLink())
  expect((await login('la de ahora')).status).toBe(200)
})

describe('checking a link', () => {
  const check = (token: string) => api.get(`/auth/reset-password/${token}`)

  it('shows when the link expires, and does not use it up', async () => {
    const token = await askForLink()
    const [link] = await api.dataSource.manager.find(Link)
    for (let time = 0; time < 2; time++)
      expect(await check(token)).toMatchObject({ status: 200, body: { ok: true, vence: link?.vence.toISOString() } })
    expect((await reset(token)).status).toBe(200)
  })

  it('explains why a link does not work', async () => {
    expect((await check('x'.repeat(43))).body).toMatchObject({ code: 'link_unknown' })
    const token = await askForLink()
    await api.dataSource.manager.update(User, { id: user.id }, { estado: 'deshabilitado' })
    expect((await check(token)).body).toMatchObject({ code: 'account_disabled' })
    await api.dataSource.manager.update(User, { id: user.id }, { estado: 'habilitado' })
    await api.dataSource.manager.update(Link, { id_usuario: user.id }, { vence: new Date(Date.now() - 1000) })
    expect((await check(token)).body).toMatchObject({ code: 'link_expired' })
    await api.dataSource.manager.update(Link, { id_usuario: user.id }, { usado: new Date() })
    expect((await check(token)).body).toMatchObject({ code: 'link_used' })
  })

  it('is rate-limited, so that links cannot be guessed', async () => {
    for (let guess = 0; guess < 100; guess++) expect((await check(`guess-${guess}`)).status).toBe(404)
    expect((await check('guess')).status).toBe(429)
  })
})

it('a person gets at most three links an hour; further requests get the same answer', async () => {
  const replies = []
  for (let time = 0; time < 6; time++) replies.push(await forgot(user.nro_documento))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  const other = await buildUser(api.dataSource)
  await forgot(other.nro_documento)
  const mails = await messages(4)
  expect(mails).toHaveLength(4)
  expect(mails.filter((mail) => mail.includes(user.correo_institucional))).toHaveLength(3)
})

it('the message contains no web addresses from the user’s name', async () => {
  user = await buildUser(api.dataSource, {
    nombre: 'http://malo.example/entre',
    apellido: 'ya@malo.example\u202e 3001234567',
  })
  await forgot(user.nro_documento)
  const [mail = ''] = await messages(1)
  expect(mail).toContain('Hola, http malo example entre:')
  expect(mail.replaceAll('@fichero.example', '')).not.toMatch(/malo\.example|ya@|3001234567/)
})
