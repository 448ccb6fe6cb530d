import type { DataSource, EntityManager } from 'typeorm'
import { WritableDataSource } from './writable-data-source.js'

/**
 * Runs all writes of one request in a transaction. `work` may run again after a deadlock, so it must not have effects
 * outside the database. Inside, use `manager` and never the data source, which does not see uncommitted changes and on
 * SQLite waits for the transaction to end.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  if (!(dataSource instanceof WritableDataSource)) throw new Error('This data source was not made by createDataSource')
  return dataSource.write(work)
}
