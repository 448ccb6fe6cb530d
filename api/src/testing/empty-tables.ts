import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import type { DatabaseTarget } from '../config/database-target.js'

/** Deletes all rows but those of the migrations, and numbers begin at 1 again. */
export const emptyTables = (target: DatabaseTarget): Promise<void> =>
  asked(target, async (connection) => {
    // Otherwise it tells numbers of some time ago.
    await connection.query('SET foreign_key_checks = 0 /*!80000 , information_schema_stats_expiry = 0 */')
    const tables = (await tablesOf(connection)).filter(({ name }) => name !== 'migracion')
    const checks = tables.map(({ name }) => `EXISTS (SELECT 1 FROM \`${name}\`) AS \`${name}\``)
    const [[filled]] = await connection.query<RowDataPacket[]>(`SELECT ${checks}`)
    for (const { name, next } of tables)
      if (filled?.[name] || (next ?? 1) > 1) await connection.query(`TRUNCATE \`${name}\``)
  })

/** Everything of a database that is not a row of people's data. */
export const schemaOf = (target: DatabaseTarget): Promise<string> =>
  asked(target, async (connection) => {
    const lines: string[] = []
    for (const { name } of await tablesOf(connection)) {
      const [[created]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE \`${name}\``)
      lines.push(String(created?.['Create Table'] ?? created?.['Create View']))
    }
    const [done] = await connection.query('SELECT timestamp, name FROM migracion ORDER BY timestamp')
    return [...lines, JSON.stringify(done)].join('\n')
  })

interface Table {
  name: string
  /** The number of the next row. */
  next: number | null
}

async function tablesOf(connection: Connection): Promise<Table[]> {
  const [tables] = await connection.query(
    `SELECT TABLE_NAME AS name, AUTO_INCREMENT AS next FROM information_schema.tables
     WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1`,
  )
  return tables as Table[]
}

async function asked<T>(target: DatabaseTarget, ask: (connection: Connection) => Promise<T>): Promise<T> {
  if (target.engine === 'sqlite') throw new Error('Only databases on a server are kept')
  const connection = await createConnection(target.url)
  try {
    return await ask(connection)
  } finally {
    await connection.end()
  }
}
