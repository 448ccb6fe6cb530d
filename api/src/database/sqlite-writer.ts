import { randomInt } from 'node:crypto'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type Libsql from 'libsql'
import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { isLocked } from '../errors/database-error.js'
import { isOutside, stopAtFailure, transact, type WriteConnection } from './transact.js'

const PAUSE_MS = 20
const TRIES = 3

/** The connection of an SQLite file on which transactions run. */
export class SqliteWriter {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly connection: WriteConnection,
    private readonly driver: Libsql.Database,
  ) {}

  /**
   * `dataSource` is that of the former writer, if there was one: what it knows of the entities takes most of an opening.
   * `lock` is how long in ms a transaction waits for another program that writes.
   */
  static async open(dataSource: DataSource, lock: number): Promise<SqliteWriter> {
    if (dataSource.isInitialized) await dataSource.driver.connect()
    else await dataSource.initialize()
    // This driver always returns the same one.
    const runner = dataSource.createQueryRunner()
    const driver: Libsql.Database = await runner.connect()
    beginAsWriter(runner, lock)
    // Lets other requests be answered between the statements of a transaction. SQLite runs each one inside this process,
    // so without it nobody else would be served until an import is done.
    stopAtFailure(runner, { pause: setImmediate })
    return new SqliteWriter(dataSource, { runner, isOpen: () => driver.inTransaction }, driver)
  }

  /** Whether another transaction may run here. */
  get isClean(): boolean {
    return isOutside(this.connection)
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return transact(this.connection, (manager) => {
      this.mark()
      return work(manager)
    })
  }

  /** Numbers the transaction in the file's first page: by it `refuseForeignLog` knows which log belongs to which file. */
  private mark(): void {
    // Another program, such as the recount, may have written since.
    const [last] = this.driver.pragma('user_version') as { user_version: number }[]
    const number = (last?.user_version ?? 0) + 1
    if (number === 1) this.driver.pragma(`application_id = ${randomInt(1, 2 ** 31)}`)
    this.driver.pragma(`user_version = ${number}`)
  }

  async close(): Promise<void> {
    // A closed connection keeps its locks until its statements are collected as garbage.
    for (let tries = 0; this.driver.inTransaction && tries < TRIES; tries++) rollBack(this.driver)
    await this.dataSource.driver.disconnect()
  }
}

function rollBack(driver: Libsql.Database): void {
  try {
    driver.exec('ROLLBACK')
  } catch {
    // Whether it worked is asked of the driver.
  }
}

/**
 * Makes transactions take the writer's lock at their beginning. One that begins with a read and then writes is refused at
 * once where another program has written in between (https://sqlite.org/isolation.html). Waiting inside SQLite would
 * stop the whole process, so the wait is here.
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
