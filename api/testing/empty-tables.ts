import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import type { DatabaseTarget } from '../src/config/database-target.js'

/** Deletes all rows except those of migrations, and resets the auto-increment values. Returns the schema afterwards. */
export const emptyTables = (target: DatabaseTarget): Promise<string> =>
  withConnection(target, async (connection) => {
    // Without the expiry of 0, MySQL reports outdated auto-increment values.
    await connection.query('SET foreign_key_checks = 0 /*!80000 , information_schema_stats_expiry = 0 */')
    const tables = (await tablesOf(connection)).filter(({ name }) => name !== 'migracion')
    // `TRUNCATE` would take three times as long, because MySQL then recreates the file of the table.
    const statements = tables.flatMap(({ name, next }) => [
      `DELETE FROM \`${name}\`;`,
      ...((next ?? 1) > 1 ? [`ALTER TABLE \`${name}\` AUTO_INCREMENT = 1;`] : []),
    ])
    await connection.query(statements.join(''))
    return schemaIn(connection)
  })

/** Returns the statements that create the tables, and the recorded migrations. */
export const schemaOf = (target: DatabaseTarget): Promise<string> => withConnection(target, schemaIn)

async function schemaIn(connection: Connection): Promise<string> {
  const tables = await tablesOf(connection)
  const [created] = await connection.query<RowDataPacket[][]>(
    tables.map(({ name }) => `SHOW CREATE TABLE \`${name}\`;`).join(''),
  )
  const [done] = await connection.query('SELECT timestamp, name FROM migracion ORDER BY timestamp')
  return [...created.flat().map((one) => one['Create Table'] ?? one['Create View']), JSON.stringify(done)].join('\n')
}

interface Table {
  name: string
  /** The next auto-increment value. */
  next: number | null
}

async function tablesOf(connection: Connection): Promise<Table[]> {
  const [tables] = await connection.query(
    `SELECT TABLE_NAME AS name, AUTO_INCREMENT AS next FROM information_schema.tables
     WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1`,
  )
  return tables as Table[]
}

async function withConnection<T>(target: DatabaseTarget, use: (connection: Connection) => Promise<T>): Promise<T> {
  if (target.engine === 'sqlite') throw new Error('Only databases on a server are reused')
  const connection = await createConnection({ uri: target.url, multipleStatements: true })
  try {
    return await use(connection)
  } finally {
    await connection.end()
  }
}
