import { DataSource } from 'typeorm'
import type { DatabaseTarget } from '../config/database-target.js'
import { EmbeddedDataSource } from './embedded-data-source.js'
import { MIGRATIONS } from './migrations/migrations.js'

const SHARED = {
  migrations: MIGRATIONS,
  migrationsTableName: 'migracion',
  synchronize: false,
} as const

/** How long in ms a writer waits for another process on the same SQLite file, or a request for a MySQL connection. */
const WAIT = 5000

/** Entity classes, passed in by the areas: this folder imports none of them. */
export type Entities = (new () => object)[]

export function createDataSource(target: DatabaseTarget, entities: Entities): DataSource {
  if (target.engine === 'mysql')
    return new DataSource({
      ...SHARED,
      entities,
      type: 'mysql',
      url: target.url,
      charset: 'utf8mb4',
      timezone: 'Z',
      dateStrings: ['DATE'],
      supportBigNumbers: true,
      connectTimeout: WAIT,
      poolSize: 10,
      // Otherwise the driver captures a stack trace before every query, although errors name the statement anyway.
      extra: { trace: false },
    })
  return new EmbeddedDataSource({
    ...SHARED,
    entities,
    type: 'better-sqlite3',
    driver: require('libsql'),
    database: target.file,
    enableWAL: true,
    timeout: WAIT,
    // With WAL, `NORMAL` may lose the last commits after a power cut but never corrupts the file
    // (https://sqlite.org/pragma.html#pragma_synchronous).
    prepareDatabase: (database: { pragma: (text: string) => unknown }) => {
      database.pragma('synchronous = NORMAL')
    },
  })
}
