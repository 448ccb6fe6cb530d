import { mkdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { PerPerson } from '../access/per-person.js'
import { Config } from '../config/config.js'
import { Slots } from '../database/slots.js'
import { fail } from '../errors/fail.js'
import { isLarge } from '../sheets/large-file.js'

/** Each file is at most 10 MB, so the folder holds at most 500 MB. */
const MAX_FILES = 50
/** Scripts load ten reports at once; our screens send one after the other. */
const MAX_PER_PERSON = 10
/** Of large ones one at a time. */
const AT_ONCE = 2
/** Received files, in a folder that no restart finds again, and the line in which they wait for their turn. */
@Injectable()
export class Uploads {
  readonly folder: string
  private readonly turns = new Slots(AT_ONCE)
  private readonly largeTurn = new Slots(1)
  private readonly persons = new PerPerson(MAX_PER_PERSON)
  /** By path of the file whose turn it is. */
  private readonly ends = new Map<string, () => void>()
  private files = 0

  constructor({ dataDir }: Config) {
    this.folder = join(dataDir, 'uploads')
    // What a killed process left.
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { mode: 0o700 })
  }

  /**
   * Makes room for one file of a person and returns a function that ends it.
   * @throws AppError `reader_busy` if too many are in progress, `too_many_at_once` if too many of this person are
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
   * Runs `work` with a received file when those before it are done, and deletes the file.
   * @throws AppError `unavailable` if the process ends before its turn
   */
  async inTurn<T>(file: Express.Multer.File, work: () => Promise<T>): Promise<T> {
    const taken: (() => void)[] = []
    this.ends.set(file.path, () => {
      for (const free of taken.splice(0).reverse()) free()
    })
    try {
      if (isLarge(file.size)) taken.push(await this.largeTurn.take(Infinity))
      taken.push(await this.turns.take(Infinity))
      return await work()
    } finally {
      this.endTurn(file)
      this.ends.delete(file.path)
      await rm(file.path, { force: true })
    }
  }

  /** How many files are received or handled now, and how many of them wait for their turn. */
  get figures() {
    return { files: this.files, waiting: Math.max(0, this.ends.size - this.turns.taken) }
  }

  /** Lets the next file have its turn, where a request still waits for something else, such as a mail server. */
  endTurn({ path }: Express.Multer.File): void {
    this.ends.get(path)?.()
  }

  /** When the process is about to end: those under way go on, and those who only wait are told to come again. */
  endLine(): void {
    for (const turns of [this.largeTurn, this.turns]) turns.endLine(() => fail('unavailable'))
  }
}
