import type { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { buildUser } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { findLink, makeLink } from './links.js'

const HOUR = 60 * 60 * 1000
const START = Date.parse('2026-03-02T15:00:00Z')

let database: ConnectedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
})
afterAll(() => database.drop())
afterEach(() => jest.restoreAllMocks())

const at = (instant: number) => jest.spyOn(Date, 'now').mockReturnValue(instant)
const make = (id: number) => inTransaction(dataSource, (manager) => makeLink(manager, id, 'recuperacion'))
const find = (token: string) => findLink(dataSource.manager, token)

it('a link works for an hour, excluding the millisecond of its end', async () => {
  const { id } = await buildUser(dataSource)
  at(START)
  const token = await make(id)
  at(START + HOUR - 1)
  await expect(find(token)).resolves.toMatchObject({ id_usuario: id })
  at(START + HOUR)
  await expect(find(token)).rejects.toMatchObject({ code: 'link_expired' })
})

it('an ended link is known for thirty days and deleted with the next link after that', async () => {
  const { id } = await buildUser(dataSource)
  at(START)
  const old = await make(id)
  const end = START + HOUR + 30 * 24 * HOUR
  at(end)
  await make(id)
  await expect(find(old)).rejects.toMatchObject({ code: 'link_expired' })
  at(end + 1)
  await make(id)
  await expect(find(old)).rejects.toMatchObject({ code: 'link_unknown' })
})
