import { Injectable } from '@nestjs/common'
import type { Response } from 'express'
import { PerPerson } from './per-person.js'

/** A browser has six to one server under way; scripts of a person may have more. */
const MAX_PER_PERSON = 100

/** Bounds what one person may have under way at once, so that nobody else waits for it. */
@Injectable()
export class RequestsInProgress {
  private readonly persons = new PerPerson(MAX_PER_PERSON)

  /**
   * Counts a request until its answer is sent or its connection is closed.
   * @throws AppError `too_many_at_once`
   */
  count(person: number, response: Response): void {
    const leave = this.persons.enter(person)
    if (response.closed) leave()
    else response.once('close', leave)
  }
}
