import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../errors/database-error.js'
import type { AskedServer, ServerAnswer } from './asked-server.js'

const PAUSE_MS = 500
/** Rounds in which one that was away is doubted: a primary that wakes up takes itself for it for three more seconds. */
const DOUBTS = 8

/** What each server answered to whether it takes writes. */
type Answers = PromiseSettledResult<ServerAnswer>[]

/** Keeps finding out which of several servers takes writes. */
export class PrimaryWatch {
  private current: number | undefined
  private answers: Answers = []
  /** For how many more rounds another one that takes writes is preferred to the present one. */
  private doubts = 0
  /** The one that the last answers spoke for. */
  private wished: number | undefined
  private hasEnded = false
  /** The round of questions that is under way. */
  private round: Promise<void> | undefined

  constructor(
    private readonly servers: AskedServer[],
    /** Gets the place of the first primary, and of each other one. */
    private readonly change: (primary: number) => void,
    /** Is called when the primary is away and another server can be read. */
    private readonly away: () => void,
  ) {
    void this.keepAsking()
  }

  /**
   * Waits for the answers that are under way, where there has been no primary yet.
   * @throws Error of a server that refuses this user, or one with the code `NO_PRIMARY`
   */
  async found(): Promise<void> {
    if (this.current === undefined) await this.round
    if (this.current === undefined) throw reasonOf(this.answers)
  }

  /** The place of a server that can be read while the primary is away. */
  reader(): number | undefined {
    return chooseReader(this.answers, this.current)
  }

  end(): void {
    this.hasEnded = true
    for (const server of this.servers) server.close()
  }

  private async keepAsking(): Promise<void> {
    while (!this.hasEnded) {
      this.round = this.ask()
      await this.round
      await sleep(PAUSE_MS, undefined, { ref: false })
    }
  }

  private async ask(): Promise<void> {
    this.answers = await Promise.allSettled(this.servers.map((server) => server.answer()))
    const present = answered(this.answers[this.current ?? -1])
    const isThere = present?.takesWrites ?? false
    const isDoubted = isThere && present?.view === 0 && this.doubts > 0
    const next = choosePrimary(this.answers, this.current, isDoubted)
    if (this.current !== undefined) this.doubts = isThere ? Math.max(0, this.doubts - 1) : DOUBTS
    if (this.hasEnded) return
    // While the present one takes writes, another one has to be the better one twice: servers learn of a change at different
    // moments, and one that wakes up has not learned of it yet.
    const isSure = next === this.wished || !isThere || isDoubted
    this.wished = next
    if (next !== undefined && next !== this.current && isSure) {
      this.current = next
      this.doubts = 0
      this.change(next)
    } else if (this.reader() !== undefined) this.away()
  }
}

const answered = (answer: Answers[number] | undefined) => (answer?.status === 'fulfilled' ? answer.value : undefined)

/**
 * The present one while it takes writes; without any other it stays, as it may come back. Where all take writes, it is the
 * first, since all nodes of Fichero have to write at the same one: no lock reaches another. One that has just woken up still
 * knows an older view of its cluster than the others.
 */
export function choosePrimary(answers: Answers, current: number | undefined, isDoubted = false): number | undefined {
  const views = answers.map(answered).map((answer) => (answer?.takesWrites ? answer.view : -1))
  const newest = Math.max(...views)
  if (newest < 0) return current
  // Of a group only one takes writes, except for a moment in which a former one has not learned that it is none any more.
  if (current !== undefined && views[current] === 0) {
    const other = views.findIndex((view, place) => view === 0 && place !== current)
    return isDoubted && other !== -1 ? other : current
  }
  return views.indexOf(newest)
}

/** The first of the others that reads the latest, where the present primary takes no writes at the moment. */
export function chooseReader(answers: Answers, current: number | undefined): number | undefined {
  if (current === undefined || answered(answers[current])?.takesWrites) return undefined
  const place = answers.findIndex((answer) => answered(answer)?.readsLatest)
  return place === -1 ? undefined : place
}

/** Why there is no primary: that a server refuses this user is for the operator. */
export function reasonOf(answers: Answers): unknown {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const noPrimary = () => Object.assign(new Error('No server takes writes'), { code: 'NO_PRIMARY' })
  return reasons.find((reason) => !isDatabaseDown(reason)) ?? noPrimary()
}
