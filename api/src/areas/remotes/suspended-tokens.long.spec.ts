import type { DeployTokensAnswer } from '@fichero/contract/deploy-tokens.schema'
import { buildAdmin } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { forgeToken, nowInSeconds } from '../../../testing/forge-token.js'
import {
  adminToken,
  api,
  createToken,
  formerHash,
  newer,
  newerHash,
  publish,
  send,
  sendRelease,
  servedHashes,
  useRegistry,
} from '../../../testing/registry.js'
import type { User } from '../users/user.entity.js'

useRegistry()

/** An administrator, a session of this administrator, and a deploy token that the administrator created. */
let creator: User
let session: string
let token: string
beforeEach(async () => {
  creator = await buildAdmin(api.dataSource, { nombre: 'Ida', apellido: 'Paz', password: 'la de antes' })
  session = api.tokenOf(creator)
  token = await createToken({ nombre: 'de Ida' }, session)
})

const update = (overrides: object, sessionToken: string) => {
  const { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo } = creator
  const body = { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo, ...overrides }
  return api.put(`/users/update/${nro_documento}`, body, sessionToken)
}
const list = async () => (await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)).body.claves
const tokenOfIda = async () => (await list()).find(({ nombre }) => nombre === 'de Ida')
const activate = () =>
  send<{ code: string }>('POST', 'demo/activar', JSON.stringify({ hash: newerHash, para: 'todos' }), token)

it.each([
  ['is disabled', 'deshabilitado', () => api.post(`/users/disabled/${creator.id}`, {}, adminToken)],
  ['is no longer an administrator', 'sin_permiso', () => update({ rol: 'user' }, adminToken)],
  ['signs out everywhere', 'sesiones_cerradas', () => api.post('/auth/logout?todas=true', undefined, session)],
  ['has a new password', 'sesiones_cerradas', () => update({ contrasena: 'la de ahora' }, session)],
])('a token is suspended when its creator %s', async (_, reposo, end) => {
  await publish(newer, token)
  expect(await tokenOfIda()).toMatchObject({ estado: 'vigente', reposo: null })
  expect((await end()).status).toBe(200)
  expect(await sendRelease(newer, token)).toMatchObject({ status: 403, body: { code: 'deploy_token_rests' } })
  expect(await activate()).toMatchObject({ status: 403, body: { code: 'deploy_token_rests' } })
  expect(await servedHashes()).toEqual([formerHash, undefined])
  expect(await tokenOfIda()).toMatchObject({ estado: 'en_reposo', reposo, can: { revoke: true } })
})

it('a token stays suspended when its creator is enabled again; other tokens are not affected', async () => {
  await api.post(`/users/disabled/${creator.id}`, {}, adminToken)
  await api.post(`/users/enabled/${creator.id}`, {}, adminToken)
  expect((await sendRelease(newer, token)).body.code).toBe('deploy_token_rests')
  expect(await tokenOfIda()).toMatchObject({ estado: 'en_reposo', reposo: 'sesiones_cerradas' })
  expect((await sendRelease(newer)).status).toBe(200)
})

it('suspended tokens do not count towards the limit, and can be revoked', async () => {
  for (let count = 2; count < 10; count++) await createToken({ nombre: `otra ${count}` }, session)
  const body = { nombre: 'una más', remoto: 'demo', activa: false, dias: 1 }
  expect((await api.post('/admin/remotes/claves', body, adminToken)).body.code).toBe('too_many_deploy_tokens')
  await api.post('/auth/logout?todas=true', undefined, session)
  expect((await api.post('/admin/remotes/claves', body, adminToken)).status).toBe(200)
  const suspended = await tokenOfIda()
  expect((await api.post(`/admin/remotes/claves/${suspended?.id}/revocar`, {}, adminToken)).status).toBe(200)
  expect(await tokenOfIda()).toMatchObject({ estado: 'revocada', reposo: null, can: { revoke: false } })
})

it('creating a token requires the current password some time after the sign-in', async () => {
  const later = (minutes: number) => forgeToken(creator, { claims: { auth_time: nowInSeconds() - minutes * 60 } })
  const make = (as: string, overrides = {}) =>
    api.post('/admin/remotes/claves', { nombre: 'CI', remoto: 'demo', activa: true, dias: 1, ...overrides }, as)
  expect((await make(later(14))).status).toBe(200)
  const asked = await make(later(16))
  expect([asked.status, codesOf(asked.body)]).toEqual([400, { contrasenaActual: 'current_password_required' }])
  expect(codesOf((await make(later(16), { contrasenaActual: 'no es esta' })).body)).toEqual({
    contrasenaActual: 'current_password_wrong',
  })
  expect(await list()).toHaveLength(3)
  expect((await make(later(16), { contrasenaActual: 'la de antes' })).status).toBe(200)
})
