import { readFile, rename, writeFile } from 'node:fs/promises'
import { createConnection } from 'mysql2/promise'
import type { DataSource } from 'typeorm'
import type { DatabaseTarget } from '../config/database-target.js'
import { migrate } from '../database/migrate.js'

/** Path of the statements that make the schema on MySQL, in `jest.config.cjs`. */
declare const SCHEMA: string

/**
 * Brings an empty database to the newest schema. On MySQL the migrations take a second and a half, most of which reads
 * the schema between their steps, so that later specs of a run create the tables that the first one got from them.
 */
export async function makeSchema(target: DatabaseTarget, dataSource: DataSource): Promise<void> {
  if (target.engine === 'sqlite') return migrate(dataSource)
  const connection = await createConnection({ uri: target.url, multipleStatements: true })
  try {
    const statements = await readFile(SCHEMA, 'utf8').catch(() => undefined)
    if (statements !== undefined) return void (await connection.query(statements))
    await migrate(dataSource)
    // Both workers may do this at once.
    const own = `${SCHEMA}-${process.pid}`
    await writeFile(own, await readSchema(dataSource))
    await rename(own, SCHEMA)
  } finally {
    await connection.end()
  }
}

async function readSchema(dataSource: DataSource): Promise<string> {
  const tables: { name: string }[] = await dataSource.query(
    'SELECT TABLE_NAME AS name FROM information_schema.tables WHERE TABLE_SCHEMA = DATABASE()',
  )
  const created = await Promise.all(
    tables.map(async ({ name }) => (await dataSource.query(`SHOW CREATE TABLE \`${name}\``))[0]['Create Table']),
  )
  const done: { timestamp: string; name: string }[] = await dataSource.query('SELECT timestamp, name FROM migracion')
  const rows = done.map(({ timestamp, name }) => `(${timestamp}, '${name}')`)
  return [
    // Tables refer to tables that come later.
    'SET FOREIGN_KEY_CHECKS = 0',
    ...created,
    `INSERT INTO migracion (timestamp, name) VALUES ${rows.join(', ')}`,
  ].join(';\n')
}
