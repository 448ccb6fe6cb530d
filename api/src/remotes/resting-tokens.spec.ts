import type { DeployTokensAnswer } from '@fichero/contract/releases.schema'
import { buildAdmin } from '../testing/build.js'
import { codesOf } from '../testing/codes-of.js'
import { forgeToken, nowInSeconds } from '../testing/forge-token.js'
import {
  adminToken,
  api,
  createToken,
  describeRelease,
  first,
  newer,
  publish,
  second,
  send,
  served,
  useRegistry,
} from '../testing/registry.js'
import type { User } from '../users/user.entity.js'

useRegistry()

/** An administrator whose token may activate, and who has another one in her head: her session. */
let maker: User
let session: string
let token: string
beforeEach(async () => {
  maker = await buildAdmin(api.dataSource, { nombre: 'Ida', apellido: 'Paz', password: 'la de antes' })
  session = api.tokenOf(maker)
  token = await createToken({ nombre: 'de Ida' }, session)
})

const update = (given: object, as: string) => {
  const { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo } = maker
  const body = { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo, ...given }
  return api.put(`/users/update/${nro_documento}`, body, as)
}
const list = async () => (await api.get<DeployTokensAnswer>('/admin/remotes/claves', adminToken)).body.claves
const tokenOfIda = async () => (await list()).find(({ nombre }) => nombre === 'de Ida')
const activate = () =>
  send<{ code: string }>('POST', 'demo/activar', JSON.stringify({ hash: second, para: 'todos' }), token)

it.each([
  ['is disabled', 'deshabilitado', () => api.post(`/users/disabled/${maker.id}`, {}, adminToken)],
  ['is no administrator any more', 'sin_permiso', () => update({ rol: 'user' }, adminToken)],
  ['signs out everywhere', 'sesiones_cerradas', () => api.post('/auth/logout?todas=true', undefined, session)],
  ['has a new password', 'sesiones_cerradas', () => update({ contrasena: 'la de ahora' }, session)],
])('rests once its maker %s', async (_, reposo, end) => {
  await publish(newer, token)
  expect(await tokenOfIda()).toMatchObject({ estado: 'vigente', reposo: null })
  expect((await end()).status).toBe(200)
  expect(await describeRelease(newer, token)).toMatchObject({ status: 403, body: { code: 'deploy_token_rests' } })
  expect(await activate()).toMatchObject({ status: 403, body: { code: 'deploy_token_rests' } })
  expect(await served()).toEqual([first, undefined])
  expect(await tokenOfIda()).toMatchObject({ estado: 'en_reposo', reposo, can: { revoke: true } })
})

it('rests on when its maker comes back, and others work all the time', async () => {
  await api.post(`/users/disabled/${maker.id}`, {}, adminToken)
  await api.post(`/users/enabled/${maker.id}`, {}, adminToken)
  expect((await describeRelease(newer, token)).body.code).toBe('deploy_token_rests')
  expect(await tokenOfIda()).toMatchObject({ estado: 'en_reposo', reposo: 'sesiones_cerradas' })
  expect((await describeRelease(newer)).status).toBe(200)
})

it('what rests does not take the place of one that works, and can be revoked', async () => {
  for (let count = 2; count < 10; count++) await createToken({ nombre: `otra ${count}` }, session)
  const body = { nombre: 'una más', remoto: 'demo', activa: false, dias: 1 }
  expect((await api.post('/admin/remotes/claves', body, adminToken)).body.code).toBe('too_many_deploy_tokens')
  await api.post('/auth/logout?todas=true', undefined, session)
  expect((await api.post('/admin/remotes/claves', body, adminToken)).status).toBe(200)
  const resting = await tokenOfIda()
  expect((await api.post(`/admin/remotes/claves/${resting?.id}/revocar`, {}, adminToken)).status).toBe(200)
  expect(await tokenOfIda()).toMatchObject({ estado: 'revocada', reposo: null, can: { revoke: false } })
})

it('is made a while after the sign-in with the own password alone', async () => {
  const later = (minutes: number) => forgeToken(maker, { claims: { auth_time: nowInSeconds() - minutes * 60 } })
  const make = (as: string, given = {}) =>
    api.post('/admin/remotes/claves', { nombre: 'CI', remoto: 'demo', activa: true, dias: 1, ...given }, as)
  expect((await make(later(14))).status).toBe(200)
  const asked = await make(later(16))
  expect([asked.status, codesOf(asked.body)]).toEqual([400, { contrasenaActual: 'current_password_required' }])
  expect(codesOf((await make(later(16), { contrasenaActual: 'no es esta' })).body)).toEqual({
    contrasenaActual: 'current_password_wrong',
  })
  expect(await list()).toHaveLength(3)
  expect((await make(later(16), { contrasenaActual: 'la de antes' })).status).toBe(200)
})
