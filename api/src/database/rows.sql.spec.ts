import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { rowChecks } from './row-checks.js'
import { computed, countOf, rowsOf } from './rows.js'

let database: ConnectedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await connectedDatabase({ migrated: false })
  dataSource = database.dataSource
})
afterAll(() => database.drop())
afterEach(() => {
  rowChecks.isOn = true
})

const TWO = '(SELECT 1 AS amount UNION ALL SELECT 2 AS amount) AS two'
const read = rowsOf(z.object({ total: computed }))

it('rowsOf returns computed columns as numbers on every engine, and an empty sum as 0', async () => {
  expect(await read(dataSource, `SELECT SUM(amount) AS total FROM ${TWO}`)).toEqual([{ total: 3 }])
  expect(await read(dataSource, `SELECT SUM(amount) AS total FROM ${TWO} WHERE amount > ?`, [2])).toEqual([
    { total: 0 },
  ])
  expect(await countOf(dataSource, `SELECT COUNT(*) AS total FROM ${TWO}`)).toBe(2)
})

it('rowsOf returns a nullable computed column as a number or null, even if the engine returns text', async () => {
  const readMost = rowsOf(z.object({ total: computed.nullable() }))
  const textSource = { query: async () => [{ total: '3' }, { total: null }] }
  expect(await readMost(textSource, 'SELECT SUM(amount) AS total')).toEqual([{ total: 3 }, { total: null }])
  expect(await readMost(dataSource, `SELECT SUM(amount) AS total FROM ${TWO} WHERE amount > 2`)).toEqual([
    { total: null },
  ])
})

it.each([
  ['of another name', 'SELECT 1 AS totals'],
  ['that the schema does not have', 'SELECT 1 AS total, 2 AS more'],
  ['of another type', `SELECT 'many' AS total`],
])('rowsOf throws in tests for a column %s', async (_, sql) => {
  await expect(read(dataSource, sql)).rejects.toThrow('A row does not match its schema.')
})

it('rowsOf parses no rows outside tests', async () => {
  rowChecks.isOn = false
  expect(await read(dataSource, `SELECT 1 AS total, 'x' AS more`)).toEqual([{ total: 1, more: 'x' }])
})
