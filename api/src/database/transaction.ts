import type { DataSource, EntityManager } from 'typeorm'
import { WritableDataSource, type WriteQueue } from './writable-data-source.js'

/**
 * Runs all writes of one request in a transaction. `work` may run again after a deadlock, so it must not have effects
 * outside the database. Inside, use `manager` and never the data source, which does not see uncommitted changes and on
 * SQLite waits for the transaction to end. `queue` is `writers` by default.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  queue?: WriteQueue,
): Promise<T> {
  if (!(dataSource instanceof WritableDataSource)) throw new Error('This data source was not made by createDataSource')
  return dataSource.write(work, queue)
}

/** A dry run: like `inTransaction`, but rolls back and returns the result of `work`. */
export async function inRolledBack<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  let outcome: { answer: T } | undefined
  const rollback = new Error('Rolled back')
  await inTransaction(dataSource, async (manager) => {
    outcome = { answer: await work(manager) }
    throw rollback
  }).catch((error: unknown) => {
    if (error !== rollback) throw error
  })
  if (!outcome) throw new Error('The transaction was rolled back without an answer')
  return outcome.answer
}
