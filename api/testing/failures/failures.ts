/** Position of a statement in its transaction. */
export type Moment = 'begin' | 'middle' | 'commit' | 'rollback'

/** A failure to inject into the driver. */
export interface Failure {
  moment: Moment
  /** How many statements at this position succeed before the failure. */
  after: number
  /** Whether the statement after the failed statement fails too. */
  twice: boolean
  /** Name of a failure of the driver. */
  kind: string
}

/** The planned failures of the next statements in transactions. */
export class Failures {
  private planned: Failure[] = []
  private again: Failure | undefined
  /** The failures that have occurred since the last `plan`. */
  occurred: Failure[] = []
  /** Whether a commit succeeded but its answer was lost, so that the client cannot know the outcome. */
  outcomeIsUnknown = false

  plan(planned: Failure[]): void {
    this.planned = planned.map((failure) => ({ ...failure }))
    this.again = undefined
    this.occurred = []
    this.outcomeIsUnknown = false
  }

  /** Returns the failure of the next statement, if any. */
  next(moment: Moment): Failure | undefined {
    const failure = this.again ?? this.planned.find((one) => one.moment === moment && one.after-- <= 0)
    this.again = failure?.twice && !this.again ? failure : undefined
    if (!failure) return undefined
    this.planned = this.planned.filter((one) => one !== failure)
    this.occurred.push(failure)
    return failure
  }
}

/** Tracks the transactions of one connection. */
export class TransactionTracker {
  private isInside = false

  /** Returns the position of a statement in its transaction; undefined outside transactions. */
  momentOf(sql: string): Moment | undefined {
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
