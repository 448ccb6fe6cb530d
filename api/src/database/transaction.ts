import { setTimeout as sleep } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { EmbeddedDataSource } from './embedded-data-source.js'

type Work<T> = (manager: EntityManager) => Promise<T>

/** MySQL's deadlock, lock wait timeout, and record changed since last read. */
const RETRYABLE = new Set([1213, 1205, 1020])
const TRIES = 3

/**
 * Runs all writes of one request: everything or nothing. `work` may run again after a deadlock, so it must do nothing outside
 * of the database. Inside, use `manager` and never the data source, which does not see the transaction's work and, on SQLite,
 * waits for it to end.
 */
export function inTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  return dataSource instanceof EmbeddedDataSource ? dataSource.write(work) : retried(dataSource, work)
}

async function retried<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await dataSource.transaction(work)
    } catch (error) {
      if (tries === TRIES || !isRetryable(error)) throw error
      await sleep(10 * 2 ** tries + Math.random() * 40)
    }
  }
}

function isRetryable(error: unknown): boolean {
  const cause = error instanceof Error && 'driverError' in error ? error.driverError : error
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'errno' in cause &&
    typeof cause.errno === 'number' &&
    RETRYABLE.has(cause.errno)
  )
}
