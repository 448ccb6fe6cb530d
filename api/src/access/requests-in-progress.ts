import { Injectable } from '@nestjs/common'
import type { Response } from 'express'
import { AppError } from '../errors/app-error.js'

/** A browser has six to one server under way; scripts of a person may have more. */
const MAX_PER_PERSON = 100

/** Bounds what one person may have under way at once, so that nobody else waits for it. */
@Injectable()
export class RequestsInProgress {
  private readonly byPerson = new Map<number, number>()

  /**
   * Counts a request until its answer is sent or its connection is closed.
   * @throws AppError `too_many_at_once`
   */
  count(person: number, response: Response): void {
    const others = this.byPerson.get(person) ?? 0
    if (others >= MAX_PER_PERSON) throw new AppError('too_many_at_once', undefined, {}, { 'retry-after': '1' })
    this.byPerson.set(person, others + 1)
    response.once('close', () => {
      const left = (this.byPerson.get(person) ?? 1) - 1
      if (left > 0) this.byPerson.set(person, left)
      else this.byPerson.delete(person)
    })
  }
}
