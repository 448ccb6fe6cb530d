import { existsSync, statSync } from 'node:fs'
import { Logger } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { BetterSqlite3DataSourceOptions } from 'typeorm/driver/better-sqlite3/BetterSqlite3DataSourceOptions.js'
import { isFileTrouble } from '../errors/database-error.js'
import { ADD_ONE, confirmWrite } from './confirm-write.js'
import type { Limits } from './limits.js'
import { Semaphore } from './semaphore.js'
import { lockSingleInstance } from './single-instance-lock.js'
import { SqliteWriter } from './sqlite-writer.js'
import { WritableDataSource } from './writable-data-source.js'

/** How long a committed transaction counts as proof that the database accepts writes. */
const RECENT_MS = 10_000

/**
 * SQLite over two connections to one file. On a single connection, reads during a transaction would see its uncommitted
 * changes, and a second transaction would silently join the first. So transactions run one after another on a
 * separate connection. All other statements read committed data on the first connection.
 */
export class EmbeddedDataSource extends WritableDataSource {
  private readonly writerDataSource: DataSource
  private writer: SqliteWriter | undefined
  private readonly slots = new Semaphore(1)
  private readonly log = new Logger('Database')
  private releaseFile: (() => void) | undefined
  private lastWrite = -Infinity
  private inode: number | undefined

  constructor(
    private readonly sqlite: BetterSqlite3DataSourceOptions,
    private readonly limits: Limits,
  ) {
    super(sqlite)
    this.writerDataSource = new DataSource({ ...sqlite, timeout: 0 })
  }

  claim(): void {
    this.releaseFile = lockSingleInstance(this.sqlite.database)
  }

  override async initialize(): Promise<this> {
    await super.initialize()
    this.inode = inodeOf(this.sqlite.database)
    try {
      // The writer is opened here, because at the first write the file may be deleted, or no file descriptor free.
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
    this.releaseFile?.()
    this.releaseFile = undefined
  }

  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const free = await this.slots.take(this.limits.queue)
    try {
      const result = await this.onWriter(work)
      this.lastWrite = performance.now()
      return result
    } finally {
      free()
    }
  }

  /** Load of the two connections: one reads, one writes, and reads never wait. */
  get load() {
    return { open: this.writer ? 2 : 1, used: this.slots.taken, waiting: this.slots.waiting }
  }

  /** Does nothing if a transaction was committed within `RECENT_MS`, to avoid waiting behind other writers. */
  async checkWriting(): Promise<void> {
    if (this.slots.areTaken && performance.now() - this.lastWrite < RECENT_MS) return
    await confirmWrite((work) => this.write(work), ADD_ONE.sqlite, this)
  }

  /** Moves the write-ahead log into the database file, so that the file alone can be copied. */
  private async closeFile(): Promise<void> {
    const checkpoint = this.query('PRAGMA wal_checkpoint(TRUNCATE)') as Promise<{ busy: number }[]>
    const isComplete = await checkpoint.then(
      ([answer]) => answer?.busy === 0,
      () => false,
    )
    // The log was not emptied completely: another program reads the file, or the disk is full.
    if (!isComplete) this.log.warn(`A copy of ${this.sqlite.database} also needs the file that ends with -wal`)
    await super.destroy()
  }

  private async onWriter<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const writer = await this.openWriter()
    try {
      return await writer.transaction((manager) => {
        this.rejectOtherFiles()
        return work(manager)
      })
    } catch (error) {
      // The next write opens the file again.
      if (isFileTrouble(error) || !writer.isClean) await this.closeWriter()
      throw error
    }
  }

  /** Throws if the files were deleted or replaced meanwhile: writes to them would be lost when this process ends. */
  private rejectOtherFiles(): void {
    const { database } = this.sqlite
    if (inodeOf(database) === this.inode && existsSync(`${database}-wal`)) return
    const why = `«${database}» or its -wal was replaced or deleted while in use: put it back, or start again`
    throw Object.assign(new Error(why), { code: 'FILE_REPLACED' })
  }

  private async openWriter(): Promise<SqliteWriter> {
    // SQLite would create an empty file if it is missing.
    if (!this.writer && !existsSync(this.sqlite.database)) throw cannotOpen(this.sqlite.database)
    this.writer ??= await SqliteWriter.open(this.writerDataSource, this.limits.lock).catch((cause) => {
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
