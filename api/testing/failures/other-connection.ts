import type Libsql from 'libsql'
import { createConnection } from 'mysql2/promise'
import type { DatabaseTarget } from '../../src/config/database-target.js'

type Rows = Record<string, unknown>[]

/** Queries the database like another program: on a separate connection without injected failures. */
export async function otherConnection(target: DatabaseTarget) {
  if (target.engine === 'sqlite') {
    const driver: new (file: string) => Libsql.Database = jest.requireActual('libsql')
    const database = new driver(target.file)
    return {
      ask: async (sql: string) => database.prepare(sql).all() as Rows,
      close: async () => void database.close(),
    }
  }
  const connection = await createConnection({ uri: target.url, supportBigNumbers: true, dateStrings: true })
  return {
    ask: async (sql: string) => (await connection.query(sql))[0] as Rows,
    close: () => connection.end(),
  }
}
/** The result of `otherConnection`. */
export type OtherConnection = Awaited<ReturnType<typeof otherConnection>>
