import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../errors/database-error.js'
import type { AskedServer } from './asked-server.js'

const PAUSE_MS = 500

/** What each server answered to whether it takes writes. */
type Answers = PromiseSettledResult<boolean>[]

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
    this.answers = await Promise.allSettled(this.servers.map((server) => server.takesWrites()))
    const next = choosePrimary(this.answers, this.current)
    if (next === undefined || next === this.current || this.hasEnded) return
    this.current = next
    this.change(next)
  }
}

/** The present one while it takes writes; without any other it stays, as it may come back. */
export function choosePrimary(answers: Answers, current: number | undefined): number | undefined {
  const isAble = (answer: Answers[number] | undefined) => answer?.status === 'fulfilled' && answer.value
  if (current !== undefined && isAble(answers[current])) return current
  const other = answers.findIndex(isAble)
  return other === -1 ? current : other
}

/** Why there is no primary: that a server refuses this user is for the operator. */
export function reasonOf(answers: Answers): unknown {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const noPrimary = () => Object.assign(new Error('No server takes writes'), { code: 'NO_PRIMARY' })
  return reasons.find((reason) => !isDatabaseDown(reason)) ?? noPrimary()
}
