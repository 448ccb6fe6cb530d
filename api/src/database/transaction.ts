import { setTimeout as sleep } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { isConcurrencyError } from '../errors/database-error.js'
import { EmbeddedDataSource } from './embedded-data-source.js'

type Work<T> = (manager: EntityManager) => Promise<T>

const TRIES = 3

/**
 * Runs all writes of one request in a transaction. `work` may run again after a deadlock, so it must not have effects
 * outside the database. Inside, use `manager` and never the data source, which does not see uncommitted changes and on
 * SQLite waits for the transaction to end.
 */
export function inTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  return dataSource instanceof EmbeddedDataSource ? dataSource.write(work) : retried(dataSource, work)
}

async function retried<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await dataSource.transaction(work)
    } catch (error) {
      if (tries === TRIES || !isConcurrencyError(error)) throw error
      await sleep(10 * 2 ** tries + Math.random() * 40)
    }
  }
}
