import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Injectable, Logger } from '@nestjs/common'
import { PerPerson } from '../access/per-person.js'
import { Config } from '../config/config.js'
import { Slots } from '../database/slots.js'
import { isStorageFull } from '../errors/database-error.js'
import { fail } from '../errors/fail.js'
import { HelperFailed } from '../processes/helper-process.js'
import { firstSteps, type Step, stepsOf } from './steps.js'
import type { Workbook } from './workbook.js'
import { WriteRefused, writeElsewhere } from './write-elsewhere.js'
import { writeHere } from './write-here.js'

/** Rows that take less time to write than a process takes to start. What has more is long, and written in one. */
const SHORT = 1000
/** Long ones. Each has a processor for half of the time. */
const AT_ONCE = 2
const MAX_PER_PERSON = 2
/** In ms. Browsers give up a request without an answer after five minutes. */
const MAX_WAIT = 60_000
const MAX_TIME = 180_000

/** A workbook as it is sent. */
export interface SentWorkbook {
  content: Readable
  /** In bytes. */
  length: number
}

/** Writes workbooks. Long ones lie in a folder until they are sent, which no restart finds again. */
@Injectable()
export class WorkbookFiles {
  private readonly logger = new Logger('Workbooks')
  private readonly folder: string
  private readonly turns = new Slots(AT_ONCE)
  private readonly persons = new PerPerson(MAX_PER_PERSON)

  constructor({ dataDir }: Config) {
    this.folder = join(dataDir, 'exports')
    // What a killed process left.
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { mode: 0o700 })
  }

  /**
   * Writes a workbook for a person, until `gone`. Nothing of it remains, however it ends.
   * @throws AppError `too_many_at_once`, `writer_busy`, `export_too_slow`, `export_failed`, `storage_full`
   */
  async write({ sheets }: Workbook, person: number | undefined, gone: AbortSignal): Promise<SentWorkbook> {
    const steps = stepsOf(sheets)
    const { first, areAll } = await firstSteps(steps, SHORT)
    if (areAll) {
      const bytes = await writeHere(first)
      return { content: Readable.from(bytes), length: bytes.length }
    }
    const leave = person === undefined ? undefined : this.persons.enter(person)
    try {
      const free = await this.turns.take(MAX_WAIT, () => fail('writer_busy'))
      return await this.writeFile(joined(first, steps), gone).finally(free)
    } finally {
      leave?.()
    }
  }

  /** When the process is about to end: those under way go on, and those who only wait are told to come again. */
  endLine(): void {
    this.turns.endLine(() => fail('unavailable'))
  }

  private async writeFile(steps: AsyncIterable<Step>, gone: AbortSignal): Promise<SentWorkbook> {
    const path = join(this.folder, randomUUID())
    const late = AbortSignal.timeout(MAX_TIME)
    try {
      await writeElsewhere(path, steps, AbortSignal.any([gone, late]))
      const file = await open(path)
      const { size } = await file.stat()
      return { content: file.createReadStream(), length: size }
    } catch (error) {
      if (gone.aborted) throw fail('unavailable')
      if (late.aborted) throw fail('export_too_slow', { minutos: MAX_TIME / 60_000 })
      throw this.told(error)
    } finally {
      // An open file needs no name, and without one it is gone as soon as it is sent, or nobody takes it.
      await rm(path, { force: true })
    }
  }

  private told(error: unknown): unknown {
    if (!(error instanceof HelperFailed || error instanceof WriteRefused)) return error
    if (isStorageFull(error)) return fail('storage_full')
    this.logger.error(`A workbook was not written: ${error instanceof WriteRefused ? error.trouble : error.message}`)
    return fail('export_failed')
  }
}

async function* joined(first: Step[], others: AsyncIterable<Step>) {
  yield* first
  yield* others
}
