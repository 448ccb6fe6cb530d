import { Injectable } from '@nestjs/common'
import type { Response } from 'express'
import { PerPerson } from './per-person.js'

/** A browser opens six connections to a server; a person's scripts may open more. */
const MAX_PER_PERSON = 100

/** Limits the concurrent requests of one person, so that they do not delay other people. */
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
