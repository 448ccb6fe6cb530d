import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm'
import type { BetterSqlite3DataSourceOptions } from 'typeorm/driver/better-sqlite3/BetterSqlite3DataSourceOptions.js'
import { isFileTrouble, isLocked } from '../errors/database-error.js'
import type { Limits } from './limits.js'
import { needSpace } from './need-space.js'
import { Slots } from './slots.js'
import { becomeSoleOwner } from './sole-owner.js'
import { WritableDataSource } from './writable-data-source.js'

const PAUSE_MS = 20
const RECENT_MS = 10_000

/**
 * SQLite over two connections to one file. On a single connection, reads during a transaction would see its uncommitted
 * changes, and a second transaction would silently join the first. So transactions run one after another on a
 * connection of their own; all other statements read committed data on the second one.
 */
export class EmbeddedDataSource extends WritableDataSource {
  private writer: DataSource | undefined
  private readonly slots = new Slots(1)
  private giveUp: (() => void) | undefined
  private lastWrite = -Infinity

  constructor(
    private readonly sqlite: BetterSqlite3DataSourceOptions,
    private readonly limits: Limits,
  ) {
    super(sqlite)
  }

  claim(): void {
    this.giveUp = becomeSoleOwner(this.sqlite.database)
  }

  override async initialize(): Promise<this> {
    await super.initialize()
    try {
      // Now, while the file is there and descriptors are free, and not at the first write.
      await this.openWriter()
    } catch (error) {
      await super.destroy()
      throw error
    }
    return this
  }

  override async destroy(): Promise<void> {
    await this.slots.drain()
    await this.closeWriter()
    if (this.isInitialized) await super.destroy()
    this.giveUp?.()
    this.giveUp = undefined
  }

  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const free = await this.slots.take(this.limits.turn)
    try {
      const writer = await this.openWriter()
      const result = await writer.transaction(work)
      this.lastWrite = performance.now()
      return result
    } catch (error) {
      // The next write opens the file again.
      if (isFileTrouble(error)) await this.closeWriter()
      throw error
    } finally {
      free()
    }
  }

  /** Does not wait behind other writers as long as one of them was successful just now. */
  async checkWriting(): Promise<void> {
    await needSpace(dirname(this.sqlite.database))
    if (this.slots.areTaken && performance.now() - this.lastWrite < RECENT_MS) return
    await this.write((manager) => manager.query('UPDATE migracion SET name = name WHERE id = 0'))
  }

  private async openWriter(): Promise<DataSource> {
    if (this.writer) return this.writer
    // SQLite would create an empty file.
    if (!existsSync(this.sqlite.database)) throw cannotOpen(this.sqlite.database)
    const writer = await new DataSource({ ...this.sqlite, timeout: 0 }).initialize().catch((cause) => {
      throw cannotOpen(this.sqlite.database, cause)
    })
    const runner = writer.createQueryRunner()
    beginAsWriter(runner, this.limits.lock)
    giveWay(runner)
    this.writer = writer
    return writer
  }

  private async closeWriter(): Promise<void> {
    const { writer } = this
    this.writer = undefined
    await writer?.destroy()
  }
}

/** libsql gives this error no code. */
const cannotOpen = (file: string, cause?: unknown) =>
  Object.assign(new Error(`«${file}» cannot be opened`, { cause }), { code: 'SQLITE_CANTOPEN' })

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

/**
 * Lets other requests be answered between the statements of a transaction. SQLite runs each one inside this process, so
 * without it nobody else would be served until an import is done.
 */
function giveWay(runner: QueryRunner): void {
  const query = runner.query.bind(runner)
  let last: Promise<unknown> = Promise.resolve()
  runner.query = (sql: string, ...more: [unknown[]?, true?]) => {
    const answer = last.then(() => setImmediate()).then(() => query(sql, ...(more as [unknown[], true])))
    last = answer.catch(() => undefined)
    return answer
  }
}
