/** Where in a transaction. */
export type Moment = 'begin' | 'middle' | 'commit' | 'rollback'

export interface Failure {
  moment: Moment
  /** How many statements of the middle work before it. */
  after: number
  /** Whether the next statement fails as well. */
  twice: boolean
  /** A name that the driver's failures know. */
  kind: string
}

/** The failures that statements of transactions are about to meet. */
export class Failures {
  private planned: Failure[] = []
  private again: Failure | undefined
  /** Those that were met since the last `plan`. */
  met: Failure[] = []
  /** Whether a commit was carried out and its answer lost: nobody can know then. */
  outcomeIsUnknown = false

  plan(planned: Failure[]): void {
    this.planned = planned.map((failure) => ({ ...failure }))
    this.again = undefined
    this.met = []
    this.outcomeIsUnknown = false
  }

  /** Returns the failure that the next statement meets, if any. */
  meet(moment: Moment): Failure | undefined {
    const failure = this.again ?? this.planned.find((one) => one.moment === moment && one.after-- <= 0)
    this.again = failure?.twice && !this.again ? failure : undefined
    if (!failure) return undefined
    this.planned = this.planned.filter((one) => one !== failure)
    this.met.push(failure)
    return failure
  }
}

/** Follows the statements of one connection. */
export class Place {
  private isInside = false

  /** Undefined outside transactions. */
  of(sql: string): Moment | undefined {
    if (/^(BEGIN|START TRANSACTION)/.test(sql)) {
      this.isInside = true
      return 'begin'
    }
    const end = /^(COMMIT|ROLLBACK)$/.exec(sql)?.[1]
    if (!end) return this.isInside ? 'middle' : undefined
    this.isInside = false
    return end === 'COMMIT' ? 'commit' : 'rollback'
  }
}
