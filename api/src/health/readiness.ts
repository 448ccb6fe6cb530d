import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { WritableDataSource } from '../database/writable-data-source.js'
import { fail } from '../errors/fail.js'
import { toAppError } from '../errors/to-app-error.js'
import { withLimit } from '../time-limit.js'

/** Probes give up after a few seconds, and one that gets no answer cannot tell why. */
const LIMIT_MS = 1500

/** Whether this process can do its work: the database answers, has all migrations and takes writes. */
@Injectable()
export class Readiness {
  /** Shared by all probes, so that a database that does not answer collects no questions. */
  private check: Promise<void> | undefined

  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError `storage_full` or `unavailable`, after two seconds at most */
  async confirm(): Promise<void> {
    this.check ??= this.ask().finally(() => {
      this.check = undefined
    })
    try {
      await withLimit(this.check, LIMIT_MS, () => fail('unavailable'))
    } catch (error) {
      const { code } = toAppError(error)
      throw fail(code === 'storage_full' ? code : 'unavailable')
    }
  }

  private async ask(): Promise<void> {
    if (await this.dataSource.showMigrations()) throw fail('unavailable')
    await (this.dataSource as WritableDataSource).checkWriting()
  }
}
