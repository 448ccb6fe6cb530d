import { DataSource } from 'typeorm'
import type { WritableDataSource } from '../database/writable-data-source.js'

/** Whether the server is MariaDB, which may be in the place of MySQL with `TEST_ENGINE=mysql`. */
async function isMariaDb(dataSource: WritableDataSource): Promise<boolean> {
  const [{ version }] = await dataSource.query('SELECT VERSION() AS version')
  return version.includes('MariaDB')
}

/** The statements that would make the schema of a database what the entities say. */
export async function driftOf(dataSource: WritableDataSource): Promise<string[]> {
  const { options } = dataSource
  if (options.type !== 'mysql' || !(await isMariaDb(dataSource))) return statementsOf(dataSource)
  // TypeORM reads a schema of MariaDB right only where it is called by its name.
  const named = await new DataSource({ ...options, type: 'mariadb' }).initialize()
  // Another name for the same.
  for (const key of named.entityMetadatas.flatMap(({ foreignKeys }) => foreignKeys))
    Object.assign(key, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  try {
    return await statementsOf(named)
  } finally {
    await named.destroy()
  }
}

const statementsOf = async ({ driver }: DataSource) =>
  (await driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query)
