import { mkdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { PerPerson } from '../../access/per-person.js'
import { Config } from '../../config/config.js'
import { Semaphore } from '../../database/semaphore.js'
import { fail } from '../../errors/fail.js'

/** Each file is at most 10 MB, so the folder holds at most 500 MB. */
const MAX_FILES = 50
/** Scripts may send ten reports at once; the screens send one at a time. */
const MAX_PER_PERSON = 10
/** Maximum number of files handled at once; at most one of them may be large. */
const AT_ONCE = 2
/** In bytes. A report of 2,100 rows has 0.4 to 1.8 MB; 19,500 rows take a hundred MB while they are applied. */
const LARGE = 400_000

/** Received files, in a folder that is emptied at each start, and the queue in which they wait. */
@Injectable()
export class Uploads {
  readonly folder: string
  private readonly slots = new Semaphore(AT_ONCE)
  private readonly largeSlot = new Semaphore(1)
  private readonly persons = new PerPerson(MAX_PER_PERSON)
  /** By path of the file, the function that frees its slots. */
  private readonly ends = new Map<string, () => void>()
  private files = 0

  constructor({ dataDir }: Config) {
    this.folder = join(dataDir, 'uploads')
    // A process that was killed may have left files.
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { mode: 0o700 })
  }

  /**
   * Counts one more file of a user, and returns a function that ends the reservation.
   * @throws AppError `reader_busy` if too many files are in progress, `too_many_at_once` if too many of this user are
   */
  enter(person?: number): () => void {
    if (this.files >= MAX_FILES) throw fail('reader_busy')
    const leave = person === undefined ? undefined : this.persons.enter(person)
    this.files++
    return () => {
      this.files--
      leave?.()
    }
  }

  /**
   * Queues a received file, runs `work` as soon as a slot is free, and deletes the file.
   * @throws AppError `unavailable` if the server shuts down while the file waits
   */
  async runQueued<T>(file: Express.Multer.File, work: () => Promise<T>): Promise<T> {
    const taken: (() => void)[] = []
    this.ends.set(file.path, () => {
      for (const free of taken.splice(0).reverse()) free()
    })
    try {
      if (file.size > LARGE) taken.push(await this.largeSlot.take(Infinity))
      taken.push(await this.slots.take(Infinity))
      return await work()
    } finally {
      this.freeSlots(file)
      this.ends.delete(file.path)
      await rm(file.path, { force: true })
    }
  }

  /** Number of files being received or handled, and how many of them wait. */
  get figures() {
    return { files: this.files, waiting: Math.max(0, this.ends.size - this.slots.taken) }
  }

  /** Frees the file's slots while its request still waits for something else, such as a mail server. */
  freeSlots({ path }: Express.Multer.File): void {
    this.ends.get(path)?.()
  }

  /** For shutdown: running requests finish, and waiting requests fail with `unavailable`. */
  closeQueue(): void {
    for (const slots of [this.largeSlot, this.slots]) slots.closeQueue(() => fail('unavailable'))
  }
}
