import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js'
import { isConflict, isLocked } from '../errors/database-error.js'
import { boundedDriver } from './bounded-driver.js'
import type { Limits } from './limits.js'
import { Slots } from './slots.js'
import { WritableDataSource } from './writable-data-source.js'

const CONNECTIONS = 10
/** Writers may wait for each other's locks; the other connections stay free for those who only read. */
const WRITERS = 6
const TRIES = 3

/** MySQL over a pool of connections, with a limit for everything that can wait. */
export class MysqlDataSource extends WritableDataSource {
  private readonly slots = new Slots(WRITERS)

  constructor(
    options: MysqlDataSourceOptions,
    private readonly limits: Limits,
  ) {
    super({ ...options, poolSize: CONNECTIONS, connectTimeout: limits.connection, driver: boundedDriver(limits) })
  }

  /** Several nodes may share the database. */
  claim(): void {}

  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const free = await this.slots.take(this.limits.turn)
    try {
      return await this.retried(work)
    } finally {
      free()
    }
  }

  /** Outside the writers' turns: a node where all of them wait for one row is as able to work as any other. */
  async checkWriting(): Promise<void> {
    await this.query('UPDATE migracion SET name = name WHERE id = 0')
  }

  override async destroy(): Promise<void> {
    if (this.isInitialized) await super.destroy()
  }

  private async retried<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.transaction(work)
      } catch (error) {
        if (tries === TRIES || !(isConflict(error) || isLocked(error))) throw error
        await sleep(10 * 2 ** tries + Math.random() * 40)
      }
    }
  }
}
