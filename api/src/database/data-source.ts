import { join } from 'node:path'
import { DataSource } from 'typeorm'
import { EmbeddedDataSource } from './embedded-data-source.js'
import { ENTITIES } from './entities.js'
import { MIGRATIONS } from './migrations/migrations.js'

export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'mysql'; url: string }

const SHARED = {
  entities: ENTITIES,
  migrations: MIGRATIONS,
  migrationsTableName: 'migracion',
  synchronize: false,
} as const

/** Milliseconds that a writer waits for another process on the same SQLite file, or a request for a MySQL connection. */
const WAIT = 5000

/** The embedded database's file, inside of the data folder. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'fichero.sqlite')

export function createDataSource(target: DatabaseTarget): DataSource {
  if (target.engine === 'mysql')
    return new DataSource({
      ...SHARED,
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
