import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type Libsql from 'libsql'
import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { isLocked } from '../errors/database-error.js'
import { isOutside, stopAtFailure, transact, type WriteConnection } from './transact.js'

/** Pause between two attempts to take the write lock. */
const PAUSE_MS = 20
/** How often a rollback is tried before the connection is closed. */
const TRIES = 3

/** The connection of an SQLite file on which transactions run. */
export class SqliteWriter {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly connection: WriteConnection,
    private readonly driver: Libsql.Database,
  ) {}

  /**
   * Pass the `dataSource` of a former writer if possible, because building entity metadata takes most of the time. `lock` is
   * how long in ms a transaction waits for another program that writes.
   */
  static async open(dataSource: DataSource, lock: number): Promise<SqliteWriter> {
    if (dataSource.isInitialized) await dataSource.driver.connect()
    else await dataSource.initialize()
    // This driver always returns the same query runner.
    const runner = dataSource.createQueryRunner()
    const driver: Libsql.Database = await runner.connect()
    beginAsWriter(runner, lock)
    // Answers other requests between the statements of a transaction. SQLite runs each statement inside this process, so an
    // import would otherwise block all other requests until its end.
    stopAtFailure(runner, { pause: setImmediate })
    return new SqliteWriter(dataSource, { runner, isOpen: () => driver.inTransaction }, driver)
  }

  /** Whether another transaction may run on this connection. */
  get isClean(): boolean {
    return isOutside(this.connection)
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return transact(this.connection, work)
  }

  async close(): Promise<void> {
    // A closed connection holds its locks until its statements are garbage-collected.
    for (let tries = 0; this.driver.inTransaction && tries < TRIES; tries++) rollBack(this.driver)
    await this.dataSource.driver.disconnect()
  }
}

function rollBack(driver: Libsql.Database): void {
  try {
    driver.exec('ROLLBACK')
  } catch {
    // The caller checks `inTransaction` to see whether the rollback worked.
  }
}

/**
 * Makes transactions take the write lock at their beginning. SQLite would fail a transaction that reads first and then writes
 * if another program has written in between (https://sqlite.org/isolation.html). A wait inside SQLite would block the whole
 * process, so this function waits.
 */
function beginAsWriter(runner: QueryRunner, limit: number): void {
  const query = runner.query.bind(runner)
  const begin = async () => {
    const end = performance.now() + limit
    for (;;) {
      try {
        return await query('BEGIN IMMEDIATE')
      } catch (error) {
        if (!isLocked(error) || performance.now() > end) throw error
        await sleep(PAUSE_MS)
      }
    }
  }
  runner.query = (sql: string, ...more: [unknown[]?, true?]) =>
    sql === 'BEGIN TRANSACTION' ? begin() : query(sql, ...(more as [unknown[], true]))
}
