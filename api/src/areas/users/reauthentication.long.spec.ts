import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { deliverMail } from '../../../testing/deliver-mail.js'
import { forgeToken, nowInSeconds } from '../../../testing/forge-token.js'
import { readOutbox, tokenIn } from '../../../testing/outbox.js'
import { Config } from '../../config/config.js'
import { User } from './user.entity.js'

let api: Api
let user: User

beforeEach(async () => {
  api = await startApi()
  user = await buildUser(api.dataSource, { password: 'la de antes' })
})
afterEach(() => api.close())

const MINUTE = 60
/** Returns the token of a session that began this many minutes ago. */
const sessionOf = (minutes: number, sid = 'a'.repeat(22)) =>
  forgeToken(user, { claims: { auth_time: nowInSeconds() - minutes * MINUTE, sid } })

const update = (changes: Record<string, unknown>, token: string, of = user) => {
  const { nombre, apellido, correo_institucional, tipo_documento, rol, tipo } = of
  const body = { nombre, apellido, correo_institucional, tipo_documento, rol, tipo, ...changes }
  return api.put(`/users/update/${of.nro_documento}`, body, token)
}
const messages = (count: number) => readOutbox(api.app.get(Config).dataDir, count)
const NEW_EMAIL = { correo_institucional: 'nuevo@fichero.example' }
const NEW_PASSWORD = { contrasena: 'la de ahora' }

it.each([
  ['a new password', NEW_PASSWORD],
  ['a new mail address', NEW_EMAIL],
])('%s is accepted within a quarter of an hour of the sign-in', async (_, changes) => {
  expect((await update(changes, sessionOf(14))).status).toBe(200)
})

it.each([
  ['a new password', NEW_PASSWORD],
  ['a new mail address', NEW_EMAIL],
])('%s requires the current password more than a quarter of an hour after the sign-in', async (_, changes) => {
  const token = sessionOf(16)
  const unproven = await update(changes, token)
  expect(unproven.status).toBe(400)
  expect(codesOf(unproven.body)).toEqual({ contrasenaActual: 'current_password_required' })
  const wrong = await update({ ...changes, contrasenaActual: 'no es esta' }, token)
  expect(codesOf(wrong.body)).toEqual({ contrasenaActual: 'current_password_wrong' })
  const stored = await api.dataSource.manager.findOneByOrFail(User, { id: user.id })
  expect(stored).toMatchObject({ version: 1, correo_institucional: user.correo_institucional })
  expect((await update({ ...changes, contrasenaActual: 'la de antes' }, token)).status).toBe(200)
})

it('a user without a password is asked to sign in again', async () => {
  await api.dataSource.manager.update(User, user.id, { contrasena: null })
  expect(await update(NEW_EMAIL, sessionOf(16))).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
  expect((await update({ nombre: 'Lucía' }, sessionOf(16))).status).toBe(200)
  expect((await update(NEW_EMAIL, sessionOf(14))).status).toBe(200)
})

it('edits of other fields never require the password', async () => {
  expect((await update({ nombre: 'Lucía', contrasena: '' }, sessionOf(600))).status).toBe(200)
})

it('a new password does not count as a new sign-in', async () => {
  const renewed = (await update({ ...NEW_PASSWORD, contrasenaActual: 'la de antes' }, sessionOf(16))).headers.get(
    'x-token',
  )
  expect(codesOf((await update(NEW_EMAIL, renewed ?? '')).body)).toEqual({
    contrasenaActual: 'current_password_required',
  })
})

it('a session has ten attempts, and other sessions of the user are not affected', async () => {
  const guess = (sid: string, contrasenaActual: string) =>
    update({ ...NEW_EMAIL, contrasenaActual }, sessionOf(16, sid))
  for (let tries = 0; tries < 10; tries++) expect((await guess('b'.repeat(22), 'mala')).status).toBe(400)
  expect((await guess('b'.repeat(22), 'la de antes')).status).toBe(429)
  expect((await guess('c'.repeat(22), 'la de antes')).status).toBe(200)
})

it('a new password and a new mail address are reported to the old mail address', async () => {
  await update({ ...NEW_PASSWORD, ...NEW_EMAIL }, sessionOf(1))
  const mails = await messages(2)
  for (const mail of mails) expect(mail).toContain(`To: Ana Prueba <${user.correo_institucional}>`)
  expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([
    expect.stringContaining('contrase'),
    expect.stringContaining('correo'),
  ])
})

it('an administrator changes a user’s mail address without a password, and the user gets a mail', async () => {
  const admin = await buildAdmin(api.dataSource)
  await update(NEW_EMAIL, forgeToken(admin, { claims: { auth_time: nowInSeconds() - 16 * MINUTE } }))
  expect((await messages(1))[0]).toContain(user.correo_institucional)
})

it('other edits are not reported by mail', async () => {
  await update({ nombre: 'Lucía' }, sessionOf(1))
  await update(NEW_EMAIL, sessionOf(1))
  expect(await messages(1)).toHaveLength(1)
})

it.each([
  ['a new password', NEW_PASSWORD],
  ['a new mail address', NEW_EMAIL],
])('%s invalidates unused links to set a password', async (_, changes) => {
  deliverMail(api)
  await api.post('/auth/forgot-password', { nro_documento: user.nro_documento })
  const link = tokenIn((await messages(1))[0])
  expect((await api.get(`/auth/reset-password/${link}`)).status).toBe(200)
  await update(changes, sessionOf(1))
  expect((await api.post(`/auth/reset-password/${link}`, { newPassword: 'del ladrón' })).body).toMatchObject({
    code: 'link_used',
  })
})
