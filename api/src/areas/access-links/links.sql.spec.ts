import type { DataSource } from 'typeorm'
import { buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { inTransaction } from '../../database/transaction.js'
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

/** Sets the clock to this instant, in ms. */
const at = (instant: number) => jest.spyOn(Date, 'now').mockReturnValue(instant)
const make = (id: number) => inTransaction(dataSource, (manager) => makeLink(manager, id, 'recuperacion'))
const find = (token: string) => findLink(dataSource.manager, token)

it('a link expires exactly one hour after it was made', async () => {
  const { id } = await buildUser(dataSource)
  at(START)
  const token = await make(id)
  at(START + HOUR - 1)
  await expect(find(token)).resolves.toMatchObject({ id_usuario: id })
  at(START + HOUR)
  await expect(find(token)).rejects.toMatchObject({ code: 'link_expired' })
})

it('an expired link is stored for thirty days, and deleted when the user gets the next link after that', async () => {
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
