import { existsSync, statSync } from 'node:fs'
import { Logger } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { BetterSqlite3DataSourceOptions } from 'typeorm/driver/better-sqlite3/BetterSqlite3DataSourceOptions.js'
import { isFileTrouble } from '../errors/database-error.js'
import { ADD_ONE, confirmWrite } from './confirm-write.js'
import type { Limits } from './limits.js'
import { Slots } from './slots.js'
import { becomeSoleOwner } from './sole-owner.js'
import { SqliteWriter } from './sqlite-writer.js'
import { WritableDataSource } from './writable-data-source.js'
import { refuseForeignLog } from './write-ahead-log.js'

const RECENT_MS = 10_000

/**
 * SQLite over two connections to one file. On a single connection, reads during a transaction would see its uncommitted
 * changes, and a second transaction would silently join the first. So transactions run one after another on a
 * connection of their own; all other statements read committed data on the second one.
 */
export class EmbeddedDataSource extends WritableDataSource {
  private readonly forWriter: DataSource
  private writer: SqliteWriter | undefined
  private readonly slots = new Slots(1)
  private readonly log = new Logger('Database')
  private giveUp: (() => void) | undefined
  private lastWrite = -Infinity
  private inode: number | undefined

  constructor(
    private readonly sqlite: BetterSqlite3DataSourceOptions,
    private readonly limits: Limits,
  ) {
    super(sqlite)
    this.forWriter = new DataSource({ ...sqlite, timeout: 0 })
  }

  claim(): void {
    refuseForeignLog(this.sqlite.database)
    this.giveUp = becomeSoleOwner(this.sqlite.database)
  }

  override async initialize(): Promise<this> {
    await super.initialize()
    this.inode = inodeOf(this.sqlite.database)
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
    if (this.isInitialized) await this.closeFile()
    this.giveUp?.()
    this.giveUp = undefined
  }

  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const free = await this.slots.take(this.limits.turn)
    try {
      const result = await this.onWriter(work)
      this.lastWrite = performance.now()
      return result
    } finally {
      free()
    }
  }

  /** One connection reads and one writes; reads are done at once. */
  get load() {
    return { open: this.writer ? 2 : 1, used: this.slots.taken, waiting: this.slots.waiting }
  }

  /** Does not wait behind other writers as long as one of them was successful just now. */
  async checkWriting(): Promise<void> {
    if (this.slots.areTaken && performance.now() - this.lastWrite < RECENT_MS) return
    await confirmWrite((work) => this.write(work), ADD_ONE.sqlite, this)
  }

  /** Leaves everything in the one file, so that it can be copied. */
  private async closeFile(): Promise<void> {
    const checkpoint = this.query('PRAGMA wal_checkpoint(TRUNCATE)') as Promise<{ busy: number }[]>
    const isWhole = await checkpoint.then(
      ([answer]) => answer?.busy === 0,
      () => false,
    )
    // Another program reads it, or the disk is full.
    if (!isWhole) this.log.warn(`A copy of ${this.sqlite.database} also needs the file that ends with -wal`)
    await super.destroy()
  }

  private async onWriter<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const writer = await this.openWriter()
    try {
      return await writer.transaction((manager) => {
        this.refuseOtherFiles()
        return work(manager)
      })
    } catch (error) {
      // The next write opens the file again.
      if (isFileTrouble(error) || !writer.isClean) await this.closeWriter()
      throw error
    }
  }

  /** What is written to files that somebody has deleted or replaced meanwhile is gone when this process ends. */
  private refuseOtherFiles(): void {
    const { database } = this.sqlite
    if (inodeOf(database) === this.inode && existsSync(`${database}-wal`)) return
    const why = `«${database}» or its -wal was replaced or deleted while in use: put it back, or start again`
    throw Object.assign(new Error(why), { code: 'FILE_REPLACED' })
  }

  private async openWriter(): Promise<SqliteWriter> {
    // SQLite would create an empty file.
    if (!this.writer && !existsSync(this.sqlite.database)) throw cannotOpen(this.sqlite.database)
    this.writer ??= await SqliteWriter.open(this.forWriter, this.limits.lock).catch((cause) => {
      throw cannotOpen(this.sqlite.database, cause)
    })
    return this.writer
  }

  private async closeWriter(): Promise<void> {
    const { writer } = this
    this.writer = undefined
    await writer?.close()
  }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino

/** libsql gives this error no code. */
const cannotOpen = (file: string, cause?: unknown) =>
  Object.assign(new Error(`«${file}» cannot be opened`, { cause }), { code: 'SQLITE_CANTOPEN' })
