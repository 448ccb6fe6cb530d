import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConnection } from 'mysql2'
import type { EntityManager, QueryRunner } from 'typeorm'
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js'
import { isConflict, isConnectionLost, isLocked, isReadOnly } from '../errors/database-error.js'
import { boundedDriver } from './bounded-driver.js'
import { ADD_ONE, confirmWrite } from './confirm-write.js'
import type { Limits } from './limits.js'
import { PoolLoad } from './pool-load.js'
import { Semaphore } from './semaphore.js'
import { isOutside, stopAtFailure, transact } from './transact.js'
import { WritableDataSource, type WriteQueue } from './writable-data-source.js'

/** Connections for writers, which may wait for each other's locks. The others remain free for sign-in and reads. */
const WRITERS = 6
/** Connections for sign-in, which does not wait behind other writes. */
const SIGN_INS = 4
const READERS = 4
/** How often a transaction is run at most if deadlocks occur, or if a former primary refuses it. */
const MAX_ATTEMPTS = 3
/** A bit of the status that the server sends (https://dev.mysql.com/doc/dev/mysql-server/latest/mysql__com_8h.html). */
const IN_TRANSACTION = 1

/** MySQL over a connection pool, with a timeout for every wait. */
export class MysqlDataSource extends WritableDataSource {
  private readonly poolLoad: PoolLoad
  private readonly queues = { writers: new Semaphore(WRITERS), signIn: new Semaphore(SIGN_INS) }

  constructor(
    options: MysqlDataSourceOptions,
    private readonly limits: Limits,
  ) {
    const poolSize = WRITERS + SIGN_INS + READERS
    const poolLoad = new PoolLoad()
    super({ ...options, poolSize, connectTimeout: limits.connection, driver: boundedDriver(limits, poolLoad) })
    this.poolLoad = poolLoad
  }

  /** Runs a read: writes are always in a transaction. Repeats the read once if the connection is lost. */
  override query<T>(sql: string, parameters?: unknown[], runner?: QueryRunner): Promise<T> {
    return runner ? super.query(sql, parameters, runner) : this.read<T>(sql, parameters, true)
  }

  /** Does nothing, because several nodes may share the database. */
  claim(): void {}

  async write<T>(work: (manager: EntityManager) => Promise<T>, queue: WriteQueue = 'writers'): Promise<T> {
    const free = await this.queues[queue].take(this.limits.queue)
    try {
      return await this.retried(work)
    } finally {
      free()
    }
  }

  get load() {
    const { waiting, ...figures } = this.poolLoad.figures
    const { writers, signIn } = this.queues
    return { ...figures, waiting: waiting + writers.waiting + signIn.waiting }
  }

  /** Uses no slot of the writers: a node is still ready when all its writers wait for one row. */
  async checkWriting(): Promise<void> {
    const reader = this.createQueryRunner()
    try {
      // The reader connects first, so that it does not get the connection of the writer.
      await reader.connect()
      await confirmWrite((work) => this.onConnection(work), ADD_ONE.mysql, reader)
    } finally {
      await reader.release()
    }
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy()
  }

  private async read<T>(sql: string, parameters: unknown[] | undefined, mayRepeat: boolean): Promise<T> {
    const runner = this.createQueryRunner()
    // Not repeated, unlike the statement: a caller that gets no connection has waited long enough.
    await runner.connect()
    try {
      return await runner.query(sql, parameters)
    } catch (error) {
      if (!mayRepeat || !isConnectionLost(error)) throw error
    } finally {
      await runner.release()
    }
    return this.read<T>(sql, parameters, false)
  }

  private async retried<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.onConnection(work)
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !(isConflict(error) || isLocked(error) || isReadOnly(error))) throw error
        await sleep(10 * 2 ** attempt + Math.random() * 40)
      }
    }
  }

  /**
   * Destroys a connection that may still be in a transaction, or whose server takes no writes, instead of returning it to the
   * pool: a proxy in front of several servers leads the next connection to the present primary.
   */
  private async onConnection<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.createQueryRunner()
    const connection: PoolConnection = await runner.connect()
    let status = 0
    stopAtFailure(runner, {
      prepare: (sql, parameters) => [connection.format(sql, parameters)],
      answered: (answer) => {
        status = statusOf(answer) ?? status
      },
    })
    const writer = { runner, isOpen: () => (status & IN_TRANSACTION) !== 0 }
    let isUsable = true
    try {
      return await transact(writer, work)
    } catch (error) {
      isUsable = !isReadOnly(error)
      throw error
    } finally {
      if (!isUsable || !isOutside(writer)) connection.destroy()
      await runner.release()
    }
  }
}

/** Returns the status in an answer of the server; undefined for an answer with rows, which has none. */
const statusOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'serverStatus' in answer ? Number(answer.serverStatus) : undefined
