import { DataSource } from 'typeorm'
import type { WritableDataSource } from '../src/database/writable-data-source.js'

/** Whether the server is MariaDB, which may replace MySQL with `TEST_ENGINE=mysql`. */
async function isMariaDb(dataSource: WritableDataSource): Promise<boolean> {
  const [{ version }] = await dataSource.query('SELECT VERSION() AS version')
  return version.includes('MariaDB')
}

/** Returns the statements that would bring the schema of a database to that of the entities. */
export async function driftOf(dataSource: WritableDataSource): Promise<string[]> {
  const { options } = dataSource
  if (options.type !== 'mysql' || !(await isMariaDb(dataSource))) return statementsOf(dataSource)
  // TypeORM reads a schema of MariaDB correctly only with the type `mariadb`.
  const named = await new DataSource({ ...options, type: 'mariadb' }).initialize()
  // MariaDB has another name for the default action of foreign keys.
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
