import { DataSource } from 'typeorm'
import type { DatabaseTarget } from '../config/database-target.js'
import { EmbeddedDataSource } from './embedded-data-source.js'
import { MIGRATIONS } from './migrations/migrations.js'

const SHARED = {
  migrations: MIGRATIONS,
  migrationsTableName: 'migracion',
  synchronize: false,
} as const

/** Milliseconds that a writer waits for another process on the same SQLite file, or a request for a MySQL connection. */
const WAIT = 5000

/** Classes that the areas hand over: this folder knows none of them. */
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
      // Otherwise the driver takes a stack trace before every query, for errors that tell the statement anyway.
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
    // With WAL this loses at most the last moments after a power cut, and never consistency.
    prepareDatabase: (database: { pragma: (text: string) => unknown }) => {
      database.pragma('synchronous = NORMAL')
    },
  })
}
