import type { LoginAnswer } from '@fichero/contract/auth.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { forgeToken, nowInSeconds } from '../../../testing/forge-token.js'
import { EndedSession } from '../../access/ended-session.entity.js'
import { Config } from '../../config/config.js'
import { createApp } from '../../server/app.js'
import { User } from '../users/user.entity.js'

let api: Api
let user: User

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  user = await buildUser(api.dataSource, { password: 'la de siempre' })
})

async function signIn(): Promise<string> {
  const body = { nro_documento: user.nro_documento, contrasena: 'la de siempre' }
  return (await api.post<LoginAnswer>('/auth/login', body)).body.token
}
const signOut = (token: string, query = '') => api.post(`/auth/logout${query}`, undefined, token)
const statusOf = async (token: string) => (await api.get('/auth/session', token)).status
const actions = async () => (await auditEntriesOf(api.dataSource, 'usuario', user.id)).map(({ accion }) => accion)

it('signing out ends the session on the server, and no other session of the user', async () => {
  const [here, there] = [await signIn(), await signIn()]
  const reply = await signOut(here)
  expect(reply).toMatchObject({ status: 200, body: { ok: true, msg: 'Cerró la sesión.' } })
  expect((await api.get('/auth/session', here)).body).toMatchObject({ code: 'session_ended' })
  expect((await signOut(here)).status).toBe(401)
  expect(await statusOf(there)).toBe(200)
  expect(await actions()).toContain('auth:logout')
})

it('signing out ends the session on every server with the same database, as disabling the user does', async () => {
  const [first, second] = [await signIn(), await signIn()]
  const other = await createApp(api.app.get(Config), api.dataSource)
  await other.listen(0, '127.0.0.1')
  const url = await other.getUrl()
  const statusThere = async (token: string) =>
    (await fetch(`${url}/api/auth/session`, { headers: { 'x-token': token } })).status
  expect([await statusThere(first), await statusThere(second)]).toEqual([200, 200])
  await signOut(first)
  expect([await statusThere(first), await statusThere(second)]).toEqual([401, 200])
  await api.dataSource.manager.update(User, { id: user.id }, { estado: 'deshabilitado' })
  expect(await statusThere(second)).toBe(401)
  other.getHttpServer().close()
})

it('signing out invalidates renewed tokens of the session too', async () => {
  const older = forgeToken(user, { claims: { sid: 'b'.repeat(22), iat: nowInSeconds() - 5 * 3600 } })
  const renewed = (await api.get('/auth/session', older)).headers.get('x-token') ?? ''
  expect(await statusOf(renewed)).toBe(200)
  await signOut(older)
  expect(await statusOf(renewed)).toBe(401)
})

it('signing out succeeds on a double click', async () => {
  const token = await signIn()
  const statuses = (await Promise.all([signOut(token), signOut(token)])).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
})

it('signing out with `todas=true` ends all sessions of the user, and no sessions of other users', async () => {
  const other = api.tokenOf(await buildUser(api.dataSource))
  const [here, there] = [await signIn(), await signIn()]
  expect((await signOut(here, '?todas=true')).body).toMatchObject({ msg: expect.stringContaining('todas') })
  for (const token of [here, there]) expect(await statusOf(token)).toBe(401)
  expect(await statusOf(other)).toBe(200)
  expect(await statusOf(await signIn())).toBe(200)
  expect(await actions()).toContain('auth:logout-all')
})

it('the row of an ended session is deleted after the last token of the session has expired', async () => {
  await signOut(await signIn())
  await api.dataSource.query(`UPDATE sesion_cerrada SET vence = '2026-01-01 00:00:00.000'`)
  await signOut(await signIn())
  expect(await api.dataSource.manager.count(EndedSession)).toBe(1)
})
