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
  /** The answers before the last. */
  private former: Answers = []
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
    return this.isAway() ? chooseReader(this.answers, this.current) : undefined
  }

  /** How many servers there are, and how many of them took part by their last answers. */
  get figures() {
    const online = this.answers.filter((answer) => {
      const { takesWrites, readsLatest } = answered(answer) ?? {}
      return takesWrites || readsLatest
    })
    return { named: this.servers.length, online: online.length }
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
    const answers = await Promise.allSettled(this.servers.map((server) => server.answer()))
    if (this.hasEnded) return
    const wasAway = this.isAway()
    this.former = this.answers
    this.answers = answers
    const next = choosePrimary(answers, this.current)
    // While the present one takes writes, another one has to be the better one twice: servers learn of a change at different
    // moments.
    const isSure = this.current === undefined || wasAway || this.isAway() || next === this.wished
    this.wished = next
    if (next !== undefined && next !== this.current && isSure) {
      this.current = next
      this.former = answers
      this.change(next)
    } else if (this.reader() !== undefined) this.away()
  }

  /**
   * One that was away is back when it takes writes twice. The first time it may have woken up after the others were asked,
   * which have chosen another one in between.
   */
  private isAway(): boolean {
    const { current, answers, former } = this
    return current !== undefined && ![answers, former].every((some) => answered(some[current])?.takesWrites)
  }
}

const answered = (answer: Answers[number] | undefined) => (answer?.status === 'fulfilled' ? answer.value : undefined)

/**
 * The first of those that take writes and know the newest view of their group: one that has just woken up knows an older one
 * and may take itself for the primary still. In a cluster where all take writes, it is the first, since all nodes of Fichero
 * have to write at the same one: no lock reaches another. Without a group the present one stays while it takes writes, and
 * without any other in any case, as it may come back.
 */
export function choosePrimary(answers: Answers, current: number | undefined): number | undefined {
  const views = answers.map(answered).map((answer) => (answer?.takesWrites ? answer.view : -1))
  const newest = Math.max(...views)
  const stays = newest === -1 || (newest === 0 && current !== undefined && views[current] === 0)
  return stays ? current : views.indexOf(newest)
}

/** The first of the others that reads the latest. */
export function chooseReader(answers: Answers, current: number | undefined): number | undefined {
  const place = answers.findIndex((answer, other) => other !== current && answered(answer)?.readsLatest)
  return place === -1 ? undefined : place
}

/** Why there is no primary: that a server refuses this user is for the operator. */
export function reasonOf(answers: Answers): unknown {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const noPrimary = () => Object.assign(new Error('No server takes writes'), { code: 'NO_PRIMARY' })
  return reasons.find((reason) => !isDatabaseDown(reason)) ?? noPrimary()
}
