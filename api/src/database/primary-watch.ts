import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../errors/database-error.js'
import type { AskedServer, ServerAnswer } from './asked-server.js'

const PAUSE_MS = 500

/** What each server answered to whether it takes writes. */
type Answers = PromiseSettledResult<ServerAnswer>[]

/** Keeps finding out which of several servers takes writes. */
export class PrimaryWatch {
  private current: number | undefined
  private answers: Answers = []
  private hasEnded = false
  /** The round of questions that is under way. */
  private round: Promise<void> | undefined

  /** `change` gets the place of the first primary, and of each other one. */
  constructor(
    private readonly servers: AskedServer[],
    private readonly change: (primary: number) => void,
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
    const next = choosePrimary(this.answers, this.current)
    if (next === undefined || next === this.current || this.hasEnded) return
    this.current = next
    this.change(next)
  }
}

/**
 * The present one while it takes writes; without any other it stays, as it may come back. Where all take writes, it is the
 * first, since all nodes of Fichero have to write at the same one: no lock reaches another. One that has just woken up and
 * still knows an older view of its cluster is not asked for more.
 */
export function choosePrimary(answers: Answers, current: number | undefined): number | undefined {
  const views = answers.map((answer) =>
    answer.status === 'fulfilled' && answer.value.takesWrites ? answer.value.view : undefined,
  )
  const own = current === undefined ? undefined : views[current]
  if (own === 0) return current
  const first = views.findIndex((view) => view !== undefined && view >= (own ?? 0))
  return first === -1 ? current : first
}

/** Why there is no primary: that a server refuses this user is for the operator. */
export function reasonOf(answers: Answers): unknown {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const noPrimary = () => Object.assign(new Error('No server takes writes'), { code: 'NO_PRIMARY' })
  return reasons.find((reason) => !isDatabaseDown(reason)) ?? noPrimary()
}
