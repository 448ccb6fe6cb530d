import mysql, { type Pool, type PoolConnection } from 'mysql2'
import { createConnection } from 'mysql2/promise'
import { addressOf, freshDatabase, type TestDatabase } from '../../testing/database.js'
import { ENTITIES } from '../operations/app.entities.js'
import { connect } from './connect.js'
import { inTransaction } from './transaction.js'
import type { WritableDataSource } from './writable-data-source.js'

/** Unusual defaults that a server may have. */
const OTHER_DEFAULTS = `SET NAMES latin1, sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT', time_zone = '-05:00',
  autocommit = 0, completion_type = 2, foreign_key_checks = 0, unique_checks = 0, default_storage_engine = MyISAM,
  sql_select_limit = 1, sql_auto_is_null = 1, sql_safe_updates = 1, innodb_lock_wait_timeout = 100,
  lock_wait_timeout = 100`

let database: TestDatabase
let dataSource: WritableDataSource
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await dataSource?.destroy()
  await database.drop()
})

/** Calls `act` with each new connection before the application gets it. */
function atConnection(act: (connection: PoolConnection) => unknown): void {
  const { createPool } = mysql
  // TypeScript would take the overload for a URL.
  const make = ((options) =>
    (createPool as (options: unknown) => Pool)(options).on('connection', act)) as typeof createPool
  jest.spyOn(mysql, 'createPool').mockImplementation(make)
}

const onServerWithOtherDefaults = () =>
  atConnection((connection) => {
    connection.query(OTHER_DEFAULTS)
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED')
  })

it("the session settings apply to every connection, whatever the server's defaults are", async () => {
  onServerWithOtherDefaults()
  dataSource = await connect(database.target, ENTITIES)
  const variables = `SHOW SESSION VARIABLES WHERE Variable_name IN ('sql_mode', 'time_zone', 'autocommit', 'completion_type',
    'transaction_isolation', 'tx_isolation', 'foreign_key_checks', 'unique_checks', 'default_storage_engine', 'sql_select_limit',
    'sql_auto_is_null', 'sql_safe_updates', 'innodb_lock_wait_timeout', 'lock_wait_timeout', 'character_set_client',
    'character_set_results', 'character_set_connection', 'collation_connection')`
  const all = await Promise.all(
    Array.from({ length: 4 }, () => inTransaction(dataSource, (manager) => manager.query(variables))),
  )
  const nameOf = (row: Record<string, string>) => row.Variable_name?.replace(/^tx_/, 'transaction_')
  for (const rows of all)
    expect(Object.fromEntries(rows.map((row: Record<string, string>) => [nameOf(row), row.Value]))).toEqual({
      sql_mode:
        'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
      time_zone: '+00:00',
      autocommit: 'ON',
      completion_type: 'NO_CHAIN',
      transaction_isolation: 'REPEATABLE-READ',
      foreign_key_checks: 'ON',
      unique_checks: 'ON',
      default_storage_engine: 'InnoDB',
      sql_select_limit: '18446744073709551615',
      sql_auto_is_null: 'OFF',
      sql_safe_updates: 'OFF',
      innodb_lock_wait_timeout: '5',
      lock_wait_timeout: '5',
      character_set_client: 'utf8mb4',
      character_set_results: 'utf8mb4',
      character_set_connection: 'utf8mb4',
      collation_connection: 'utf8mb4_general_ci',
    })
})

it('values are stored unchanged on a server with other defaults', async () => {
  onServerWithOtherDefaults()
  dataSource = await connect(database.target, ENTITIES)
  const json = JSON.stringify({ text: `"a" \\ 'b' \n ñ 😀` })
  await dataSource.query('CREATE TABLE prueba (id INT PRIMARY KEY, texto JSON) CHARACTER SET utf8mb4')
  await dataSource.query('INSERT INTO prueba VALUES (1, ?)', [json])
  await inTransaction(dataSource, (manager) => manager.query('INSERT INTO prueba VALUES (2, ?)', [json]))
  const program = await createConnection({
    uri: addressOf(database.target),
    charset: 'utf8mb4',
  })
  const [rows] = await program.query('SELECT texto FROM prueba')
  await program.end()
  expect(rows).toEqual([{ texto: JSON.parse(json) }, { texto: JSON.parse(json) }])
})

it('a connection that rejects the settings is closed, and the start fails with that reason', async () => {
  const opened: PoolConnection[] = []
  atConnection((connection) => {
    opened.push(connection)
    const { query } = connection
    Object.assign(connection, {
      query: (sql: string, ...more: unknown[]) =>
        Reflect.apply(query, connection, [sql.replace(/^SET /, 'SET no_such_setting = 1, '), ...more]),
    })
  })
  await expect(connect(database.target, ENTITIES)).rejects.toThrow(
    /^DATABASE_URL: el servidor 127\.0\.0\.1:\d+ no acepta los ajustes de la conexión \(.*no_such_setting.*\)\. Fichero necesita MySQL 8/,
  )
  expect(opened).toHaveLength(1)
  await expect(opened[0]?.promise().query('SELECT 1')).rejects.toThrow('closed state')
})
