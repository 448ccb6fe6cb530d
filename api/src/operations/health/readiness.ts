import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Config } from '../../config/config.js'
import type { WritableDataSource } from '../../database/writable-data-source.js'
import { fail } from '../../errors/fail.js'
import { toAppError } from '../../errors/to-app-error.js'
import { withLimit } from '../../http/time-limit.js'

/** Less than the timeout of probes, so that they get an answer. */
const LIMIT_MS = 1500

/**
 * Readiness of this process: the pages are built, the disk has space for uploads, and the database answers, has all
 * migrations and stores writes.
 */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name)
  /** The running check, shared by all probes, so that queries do not pile up if the database does not answer. */
  private check: Promise<void> | undefined
  private lastReason: string | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws AppError `storage_full` or `unavailable`, within two seconds */
  async confirm(): Promise<void> {
    this.check ??= this.runChecks().finally(() => {
      this.check = undefined
    })
    try {
      await withLimit(this.check, LIMIT_MS, () => fail('unavailable'))
      this.logChange(undefined)
    } catch (error) {
      this.logChange(error instanceof Error ? error.message : String(error))
      const { code } = toAppError(error)
      throw fail(code === 'storage_full' ? code : 'unavailable')
    }
  }

  private async runChecks(): Promise<void> {
    await access(join(this.config.distRoot, 'shell/dist/index.html'))
    await requireDiskSpace(this.config.dataDir)
    if (await this.dataSource.showMigrations()) throw new Error('A migration is missing')
    await (this.dataSource as WritableDataSource).checkWriting()
  }

  /** The public response has no reason, so it is logged: once when it changes, not for each probe. */
  private logChange(reason: string | undefined): void {
    if (reason !== undefined && reason !== this.lastReason) this.logger.warn(`Not ready: ${reason}`)
    this.lastReason = reason
  }
}

/** As large as an import needs. A small write would succeed on a full disk, because SQLite's files have free pages. */
const SPACE = Buffer.alloc(1024 * 1024)

/** Writes and deletes a file. Rejects with `ENOSPC`, or any other error of writing to the folder. */
async function requireDiskSpace(folder: string): Promise<void> {
  const file = join(folder, 'fichero.space')
  try {
    await writeFile(file, SPACE, { mode: 0o600 })
  } finally {
    await rm(file, { force: true })
  }
}
