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

/** Runs the same and takes all of it back, to answer what it would do. */
export async function inRolledBack<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  let outcome: { answer: T } | undefined
  const taken = new Error('Taken back')
  await inTransaction(dataSource, async (manager) => {
    outcome = { answer: await work(manager) }
    throw taken
  }).catch((error: unknown) => {
    if (error !== taken) throw error
  })
  if (!outcome) throw new Error('A transaction that was taken back has no answer')
  return outcome.answer
}
