import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConnection } from 'mysql2'
import type { EntityManager, QueryRunner } from 'typeorm'
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js'
import type { DatabaseServer } from '../config/database-target.js'
import { isConflict, isConnectionLost, isLocked } from '../errors/database-error.js'
import { boundedDriver } from './bounded-driver.js'
import { ADD_ONE, confirmWrite } from './confirm-write.js'
import type { Limits } from './limits.js'
import { PoolLoad } from './pool-load.js'
import { Slots } from './slots.js'
import { isOutside, stopAtFailure, transact } from './transact.js'
import { type Line, WritableDataSource } from './writable-data-source.js'

/** Writers may wait for each other's locks; the other connections stay free for those who sign in and who only read. */
const WRITERS = 6
const ENTRANCES = 4
const READERS = 4
const TRIES = 3
/** Of the status that the server sends (https://dev.mysql.com/doc/dev/mysql-server/latest/mysql__com_8h.html). */
const IN_TRANSACTION = 1

/** MySQL over a pool of connections, with a limit for everything that can wait. */
export class MysqlDataSource extends WritableDataSource {
  private readonly poolLoad: PoolLoad
  private readonly lines = { writers: new Slots(WRITERS), entrance: new Slots(ENTRANCES) }

  constructor(
    options: MysqlDataSourceOptions,
    private readonly limits: Limits,
    private readonly servers?: DatabaseServer[],
  ) {
    const poolSize = WRITERS + ENTRANCES + READERS
    const poolLoad = new PoolLoad()
    const driver = boundedDriver(limits, poolLoad, servers)
    const { url } = options
    // TypeORM asks for a connection to read or to write; which server that is, the driver knows.
    const replication = servers && { master: { url }, slaves: [{ url }] }
    super({ ...options, ...(replication && { replication }), poolSize, connectTimeout: limits.connection, driver })
    this.poolLoad = poolLoad
  }

  /** A statement by itself reads, since what writes is in a transaction. Of several servers another one may answer it. */
  override query<T>(sql: string, parameters?: unknown[], runner?: QueryRunner): Promise<T> {
    return runner ? super.query(sql, parameters, runner) : this.read<T>(sql, parameters, this.servers !== undefined)
  }

  /** Several nodes may share the database. */
  claim(): void {}

  async write<T>(work: (manager: EntityManager) => Promise<T>, line: Line = 'writers'): Promise<T> {
    const free = await this.lines[line].take(this.limits.turn)
    try {
      return await this.retried(work)
    } finally {
      free()
    }
  }

  get load() {
    const { waiting, ...figures } = this.poolLoad.figures
    const { writers, entrance } = this.lines
    return { ...figures, waiting: waiting + writers.waiting + entrance.waiting }
  }

  /** Outside the writers' turns: a node where all of them wait for one row is as able to work as any other. */
  async checkWriting(): Promise<void> {
    const reader = this.createQueryRunner()
    try {
      // Taken now, so that it is another one than the writer's.
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
    const runner = this.createQueryRunner('slave')
    try {
      // Whoever gets no connection has waited long enough.
      await runner.connect()
      return await runner.query(sql, parameters)
    } catch (error) {
      if (!mayRepeat || !isConnectionLost(error)) throw error
    } finally {
      await runner.release()
    }
    return this.read<T>(sql, parameters, false)
  }

  private async retried<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.onConnection(work)
      } catch (error) {
        if (tries === TRIES || !(isConflict(error) || isLocked(error))) throw error
        await sleep(10 * 2 ** tries + Math.random() * 40)
      }
    }
  }

  /** A connection that may still be in a transaction does not go back to the pool. */
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
    try {
      return await transact(writer, work)
    } finally {
      if (!isOutside(writer)) connection.destroy()
      await runner.release()
    }
  }
}

/** Only answers without rows have it. */
const statusOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'serverStatus' in answer ? Number(answer.serverStatus) : undefined
