import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { tableNames } from '../../../testing/table-names.js'
import { uncoveredFiles } from '../../../testing/uncovered-files.js'
import { RETAINED_TABLES } from './retained.js'
import { isOfFiles, RETENTION_RULES } from './retention-rules.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

/** Tables whose rows a rule removes. */
const RULED = new Set(RETENTION_RULES.flatMap((rule) => (isOfFiles(rule) || rule.strip ? [] : [rule.table])))

it('every table has either a rule that removes its rows or a reason to keep them', async () => {
  const tables = await tableNames(database.dataSource)
  const retained = Object.keys(RETAINED_TABLES)
  expect(tables.filter((table) => !RULED.has(table) && !retained.includes(table))).toEqual([])
  expect(retained.filter((table) => RULED.has(table) || !tables.includes(table))).toEqual([])
  expect([...RULED].filter((table) => !tables.includes(table))).toEqual([])
})

it('a rule that clears columns belongs to a table that has a reason to be kept', () => {
  const stripped = RETENTION_RULES.flatMap((rule) => (isOfFiles(rule) || !rule.strip ? [] : [rule.table]))
  expect(stripped.filter((table) => !RULED.has(table) && !RETAINED_TABLES[table])).toEqual([])
})

it('every rule has a unique name and a reason', () => {
  expect(new Set(RETENTION_RULES.map(({ name }) => name)).size).toBe(RETENTION_RULES.length)
  expect(RETENTION_RULES.filter(({ why }) => why.length < 10)).toEqual([])
})

test.each([
  ['a mail in the outbox is covered', 'outbox/2026-06-01T12-00-00-000Z-abcdef.eml', true],
  ['a partly written mail in the outbox is covered', 'outbox/2026-06-01T12-00-00-000Z-abcdef.eml.part', true],
  ['the database of before a restore is covered', 'fichero.sqlite.before-restore', true],
  ['the log of the database of before a restore is covered', 'fichero.sqlite.before-restore-wal', true],
  ['the write-ahead log of the database is covered', 'fichero.sqlite-wal', true],
  ['an upload is covered', 'uploads/0123', true],
  ['a copy of the database is not covered', 'fichero.sqlite.copy', false],
  ['an unknown file is not covered', 'reports.csv', false],
  ['an unknown file in the outbox is not covered', 'outbox/list.csv', false],
])('%s', (_, path, isCovered) => {
  expect(uncoveredFiles([path])).toEqual(isCovered ? [] : [path])
})
