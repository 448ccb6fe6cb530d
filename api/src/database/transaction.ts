import type { DataSource, EntityManager } from 'typeorm'
import { type Line, WritableDataSource } from './writable-data-source.js'

/**
 * Runs all writes of one request in a transaction. `work` may run again after a deadlock, so it must not have effects
 * outside the database. Inside, use `manager` and never the data source, which does not see uncommitted changes and on
 * SQLite waits for the transaction to end. `line` is where it waits for its turn.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  line?: Line,
): Promise<T> {
  if (!(dataSource instanceof WritableDataSource)) throw new Error('This data source was not made by createDataSource')
  return dataSource.write(work, line)
}
