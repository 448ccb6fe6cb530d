import type { DatabaseTarget, MysqlTarget } from '../config/database-target.js'
import { EmbeddedDataSource } from './embedded-data-source.js'
import { embeddedDriver } from './embedded-driver.js'
import { type Limits, SERVING } from './limits.js'
import { MIGRATIONS } from './migrations/migrations.js'
import { MysqlDataSource } from './mysql-data-source.js'
import { SUBSCRIBERS } from './subscribers.js'
import type { WritableDataSource } from './writable-data-source.js'

/** Options of both engines. */
const SHARED = {
  migrations: MIGRATIONS,
  migrationsTableName: 'migracion',
  synchronize: false,
  subscribers: SUBSCRIBERS,
} as const

/** How long in ms SQLite itself waits for a lock of another program. The wait blocks this process. */
const BUSY_TIMEOUT_MS = 200

/** Entity classes, passed in by the areas: this folder imports none of them. */
export type Entities = (new () => object)[]

/** Creates the data source of a database without opening it. */
export function createDataSource(target: DatabaseTarget, entities: Entities, limits = SERVING): WritableDataSource {
  return target.engine === 'mysql' ? mysql(target, entities, limits) : sqlite(target.file, entities, limits)
}

const mysql = ({ url, tls }: MysqlTarget, entities: Entities, limits: Limits) =>
  new MysqlDataSource(
    {
      ...SHARED,
      entities,
      type: 'mysql',
      url,
      ...(tls && { ssl: tls }),
      charset: 'utf8mb4',
      timezone: 'Z',
      dateStrings: ['DATE'],
      supportBigNumbers: true,
      // Otherwise the driver captures a stack trace before every query, although errors name the statement anyway.
      extra: { trace: false },
    },
    limits,
  )

const sqlite = (file: string, entities: Entities, limits: Limits) =>
  new EmbeddedDataSource(
    {
      ...SHARED,
      entities,
      type: 'better-sqlite3',
      driver: embeddedDriver(require('libsql')),
      database: file,
      enableWAL: true,
      timeout: BUSY_TIMEOUT_MS,
      // With WAL, `NORMAL` may lose the last commits after a power cut but never corrupts the file
      // (https://sqlite.org/pragma.html#pragma_synchronous).
      prepareDatabase: (database: { pragma: (text: string) => unknown }) => {
        database.pragma('synchronous = NORMAL')
        // Overwrites deleted content in the file with zeros (https://sqlite.org/pragma.html#pragma_secure_delete).
        database.pragma('secure_delete = ON')
      },
    },
    limits,
  )
