import { SESSION_MS } from '@fichero/contract/limits'
import type { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { buildUser } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import type { User } from '../users/user.entity.js'
import { EndedSession } from './ended-session.entity.js'
import { Sessions } from './sessions.js'

let database: ConnectedDatabase
let dataSource: DataSource
let sessions: Sessions

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
  sessions = new Sessions(dataSource)
})
afterAll(() => database.drop())

const NOW = Math.floor(Date.now() / 1000)
const sidOf = (letter: string) => letter.repeat(22)
const actorOf = ({ id }: Pick<User, 'id'>, v = 0, sid = sidOf('x')) =>
  sessions.actorOf({ sub: id, v, sid, auth_time: NOW, iat: NOW, exp: NOW + 60 })
const end = (sid: string, auth_time = NOW) =>
  inTransaction(dataSource, (manager) => sessions.end(manager, { sid, auth_time }))

it.each([
  ['of an enabled user', 'habilitado', 4, true],
  ['of before the last change of the password', 'habilitado', 3, false],
  ['of a version to come', 'habilitado', 5, false],
  ['of a disabled user', 'deshabilitado', 4, false],
  ['of a request', 'pendiente', 4, false],
] as const)('a token %s: %s, version %i, opens: %s', async (_, estado, version, opens) => {
  await buildUser(dataSource)
  const user = await buildUser(dataSource, { estado, version_token: 4, rol: 'admin' })
  const { id, nro_documento, nombre, apellido, rol } = user
  const actor = { id, nro_documento, nombre, apellido, rol, estado, version_token: 4 }
  expect(await actorOf(user, version)).toEqual(opens ? actor : undefined)
})

it('a token of nobody opens nothing', async () => {
  expect(await actorOf({ id: 999_999 })).toBeUndefined()
})

it('an ended session ends alone, and twice is as once', async () => {
  const user = await buildUser(dataSource)
  for (const _ of [1, 2]) await end(sidOf('b'))
  expect(await actorOf(user, 0, sidOf('b'))).toBeUndefined()
  expect(await actorOf(user, 0, sidOf('c'))).toMatchObject({ id: user.id })
})

it('is kept until it would have ended, and forgotten with the next one after that', async () => {
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

it('forgets a hundred at a time', async () => {
  const vence = new Date(Date.now() - 60_000)
  const old = Array.from({ length: 103 }, (_, at) => ({ id: `old${at}`.padEnd(22, '-'), vence }))
  await inTransaction(dataSource, (manager) => manager.insert(EndedSession, old))
  const left = async () => (await dataSource.manager.find(EndedSession)).filter(({ id }) => id.startsWith('old')).length
  await end(sidOf('g'))
  expect(await left()).toBe(3)
  await end(sidOf('h'))
  expect(await left()).toBe(0)
})
