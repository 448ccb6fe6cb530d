import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Config } from '../config/config.js'
import type { WritableDataSource } from '../database/writable-data-source.js'
import { fail } from '../errors/fail.js'
import { toAppError } from '../errors/to-app-error.js'
import { withLimit } from '../time-limit.js'
import { needSpace } from './need-space.js'

/** Probes give up after a few seconds, and one that gets no answer cannot tell why. */
const LIMIT_MS = 1500

/**
 * Whether this process can do its work: there are pages to serve and space for uploads, the database answers, has all
 * migrations and stores what is written.
 */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name)
  /** Shared by all probes, so that a database that does not answer collects no questions. */
  private check: Promise<void> | undefined
  private lastReason: string | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws AppError `storage_full` or `unavailable`, after two seconds at most */
  async confirm(): Promise<void> {
    this.check ??= this.ask().finally(() => {
      this.check = undefined
    })
    try {
      await withLimit(this.check, LIMIT_MS, () => fail('unavailable'))
      this.tell(undefined)
    } catch (error) {
      this.tell(error instanceof Error ? error.message : String(error))
      const { code } = toAppError(error)
      throw fail(code === 'storage_full' ? code : 'unavailable')
    }
  }

  private async ask(): Promise<void> {
    await access(join(this.config.distRoot, 'shell/dist/index.html'))
    await needSpace(this.config.dataDir)
    if (await this.dataSource.showMigrations()) throw new Error('A migration is missing')
    await (this.dataSource as WritableDataSource).checkWriting()
  }

  /** The answer does not say why, because anybody may ask. A line when it changes, not one for each probe. */
  private tell(reason: string | undefined): void {
    if (reason !== undefined && reason !== this.lastReason) this.logger.warn(`Not ready: ${reason}`)
    this.lastReason = reason
  }
}
