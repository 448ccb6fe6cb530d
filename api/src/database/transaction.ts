import { setTimeout as sleep } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'

type Work<T> = (manager: EntityManager) => Promise<T>

/** MySQL's deadlock, lock wait timeout, and record changed since last read. */
const RETRYABLE = new Set([1213, 1205, 1020])
const TRIES = 3

/**
 * Runs all writes of one request: everything or nothing. `work` may run again after a deadlock, so it must do nothing outside
 * of the database. Inside, use `manager` and never the data source: on SQLite that would wait for itself.
 */
export function inTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  return dataSource.options.type === 'better-sqlite3' ? queued(dataSource, work) : retried(dataSource, work)
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

const queues = new WeakMap<DataSource, Promise<unknown>>()

/** SQLite has one connection, on which a second transaction would silently join the first: they wait for each other. */
function queued<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  const before = queues.get(dataSource) ?? Promise.resolve()
  const run = before.then(() => dataSource.transaction(work))
  queues.set(
    dataSource,
    run.catch(() => undefined),
  )
  return run
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
