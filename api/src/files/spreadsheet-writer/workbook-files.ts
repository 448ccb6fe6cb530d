import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Injectable, Logger } from '@nestjs/common'
import { PerPerson } from '../../access/per-person.js'
import { Config } from '../../config/config.js'
import { Semaphore } from '../../database/semaphore.js'
import { isStorageFull } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { HelperFailed } from '../helper-process.js'
import { firstSteps, type Step, stepsOf } from './steps.js'
import type { Workbook } from './workbook.js'
import { WriteRefused, writeInChildProcess } from './write-in-child-process.js'
import { writeInProcess } from './write-in-process.js'

/** Writing up to this many rows in the server's process takes less time than starting a child process. */
const SHORT = 1000
/** Maximum number of long workbooks written at once. Each uses half of a processor. */
const AT_ONCE = 2
const MAX_PER_PERSON = 2
/** Maximum time in the queue and for writing, in ms. The sum is less than the five minutes after which browsers abort. */
const MAX_WAIT = 60_000
const MAX_TIME = 180_000

export interface SentWorkbook {
  content: Readable
  /** In bytes. */
  length: number
}

/** Writes workbooks. Long workbooks are files until they are sent, in a folder that is emptied at each start. */
@Injectable()
export class WorkbookFiles {
  private readonly logger = new Logger('Workbooks')
  private readonly folder: string
  private readonly slots = new Semaphore(AT_ONCE)
  private readonly persons = new PerPerson(MAX_PER_PERSON)

  constructor({ dataDir }: Config) {
    this.folder = join(dataDir, 'exports')
    // A process that was killed may have left files.
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { mode: 0o700 })
  }

  /**
   * Writes a workbook for a user, and stops when `disconnected` is aborted. No file remains, whatever happens.
   * @throws AppError `too_many_at_once`, `writer_busy`, `export_too_slow`, `export_failed`, `storage_full`
   */
  async write({ sheets }: Workbook, person: number | undefined, disconnected: AbortSignal): Promise<SentWorkbook> {
    const steps = stepsOf(sheets)
    const { first, areAll } = await firstSteps(steps, SHORT)
    if (areAll) {
      const bytes = await writeInProcess(first)
      return { content: Readable.from(bytes), length: bytes.length }
    }
    const release = person === undefined ? undefined : this.persons.enter(person)
    try {
      const free = await this.slots.take(MAX_WAIT, () => fail('writer_busy'))
      return await this.writeFile(joined(first, steps), disconnected).finally(free)
    } finally {
      release?.()
    }
  }

  /** For shutdown: running exports finish, and waiting exports fail with `unavailable`. */
  closeQueue(): void {
    this.slots.closeQueue(() => fail('unavailable'))
  }

  private async writeFile(steps: AsyncIterable<Step>, disconnected: AbortSignal): Promise<SentWorkbook> {
    const path = join(this.folder, randomUUID())
    const timeout = AbortSignal.timeout(MAX_TIME)
    try {
      await writeInChildProcess(path, steps, AbortSignal.any([disconnected, timeout]))
      const file = await open(path)
      const { size } = await file.stat()
      return { content: file.createReadStream(), length: size }
    } catch (error) {
      if (disconnected.aborted) throw fail('unavailable')
      if (timeout.aborted) throw fail('export_too_slow', { minutos: MAX_TIME / 60_000 })
      throw this.appErrorOf(error)
    } finally {
      // The open stream keeps the unlinked file readable; its space is freed as soon as the stream closes.
      await rm(path, { force: true })
    }
  }

  private appErrorOf(error: unknown): unknown {
    if (!(error instanceof HelperFailed || error instanceof WriteRefused)) return error
    if (isStorageFull(error)) return fail('storage_full')
    this.logger.error(`A workbook was not written: ${error instanceof WriteRefused ? error.trouble : error.message}`)
    return fail('export_failed')
  }
}

/** Yields the steps that were read already, and then the remaining steps. */
async function* joined(first: Step[], others: AsyncIterable<Step>) {
  yield* first
  yield* others
}
