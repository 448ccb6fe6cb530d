import { SESSION_MS } from '@fichero/contract/limits'
import type { DataSource } from 'typeorm'
import { buildUser } from '../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import type { User } from '../areas/users/user.entity.js'
import type { Config } from '../config/config.js'
import { inTransaction } from '../database/transaction.js'
import { ContractAccess } from './contract-access.js'
import { EndedSession } from './ended-session.entity.js'
import { Sessions } from './sessions.js'

let database: ConnectedDatabase
let dataSource: DataSource
let sessions: Sessions

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
  sessions = new Sessions(dataSource, new ContractAccess({ contractEndsAccess: true } as Config))
})
afterAll(() => database.drop())

const NOW = Math.floor(Date.now() / 1000)
/** A valid session id. */
const sidOf = (letter: string) => letter.repeat(22)
const actorOf = async ({ id }: Pick<User, 'id'>, v = 0, sid = sidOf('x')) =>
  (await sessions.ownerOf({ sub: id, v, sid, auth_time: NOW, iat: NOW, exp: NOW + 60 })).actor
const end = (sid: string, auth_time = NOW) =>
  inTransaction(dataSource, (manager) => sessions.end(manager, { sid, auth_time }))

it.each([
  ['of an enabled user is accepted', 'habilitado', 4, true],
  ['issued before the last change of the password is rejected', 'habilitado', 3, false],
  ['with a later session version than the account is rejected', 'habilitado', 5, false],
  ['of a disabled user is rejected', 'deshabilitado', 4, false],
  ['of a user whose access request is pending is rejected', 'pendiente', 4, false],
] as const)('a token %s', async (_, estado, version, isAccepted) => {
  await buildUser(dataSource)
  const user = await buildUser(dataSource, { estado, version_token: 4, rol: 'admin' })
  const { id, nro_documento, nombre, apellido, rol } = user
  const actor = { id, nro_documento, nombre, apellido, rol, estado, version_token: 4, centros: 'all', carga: [] }
  expect(await actorOf(user, version)).toEqual(isAccepted ? actor : undefined)
})

it('a token of an unknown user is rejected', async () => {
  expect(await actorOf({ id: 999_999 })).toBeUndefined()
})

it('ending a session does not end other sessions, and ending a session twice changes nothing', async () => {
  const user = await buildUser(dataSource)
  for (const _ of [1, 2]) await end(sidOf('b'))
  expect(await actorOf(user, 0, sidOf('b'))).toBeUndefined()
  expect(await actorOf(user, 0, sidOf('c'))).toMatchObject({ id: user.id })
})

it('an ended session is stored until its tokens expire, and deleted when the next session is ended', async () => {
  const known = async () => (await dataSource.manager.find(EndedSession)).map(({ id }) => id)
  await end(sidOf('e'), NOW - SESSION_MS / 1000 + 600)
  await end(sidOf('d'), NOW - SESSION_MS / 1000 - 60)
  expect(await known()).toEqual(expect.arrayContaining([sidOf('d'), sidOf('e')]))
  await end(sidOf('f'))
  expect(await known()).not.toContain(sidOf('d'))
  expect(await known()).toEqual(expect.arrayContaining([sidOf('e'), sidOf('f')]))
  const [{ vence } = { vence: null }] = await dataSource.manager.findBy(EndedSession, { id: sidOf('f') })
  expect(vence).toEqual(new Date(NOW * 1000 + SESSION_MS))
})

it('ending a session deletes at most a hundred expired sessions', async () => {
  const vence = new Date(Date.now() - 60_000)
  const old = Array.from({ length: 103 }, (_, at) => ({ id: `old${at}`.padEnd(22, '-'), vence }))
  await inTransaction(dataSource, (manager) => manager.insert(EndedSession, old))
  const remaining = async () =>
    (await dataSource.manager.find(EndedSession)).filter(({ id }) => id.startsWith('old')).length
  await end(sidOf('g'))
  expect(await remaining()).toBe(3)
  await end(sidOf('h'))
  expect(await remaining()).toBe(0)
})
