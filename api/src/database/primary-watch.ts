import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../errors/database-error.js'
import type { ServerAnswer, ServerProbe } from './server-probe.js'

/** Pause between two rounds of polling. */
const PAUSE_MS = 500

/** The answers of one round, by the servers' indexes. */
type Answers = PromiseSettledResult<ServerAnswer>[]

/** Polls several servers to know which server takes writes. */
export class PrimaryWatch {
  private current: number | undefined
  private answers: Answers = []
  /** The answers of the second to last round. */
  private former: Answers = []
  /** Index of the server that the last round chose, but that is not yet the primary. */
  private candidate: number | undefined
  private hasEnded = false
  /** The round of polling that is under way. */
  private round: Promise<void> | undefined

  constructor(
    private readonly servers: ServerProbe[],
    /** Called with the index of the first primary, and of each later primary. */
    private readonly onChange: (primary: number) => void,
    /** Called when the primary is unavailable and another server can answer reads. */
    private readonly onUnavailable: () => void,
  ) {
    void this.poll()
  }

  /**
   * Waits for the round under way if no primary has been found yet.
   * @throws Error of a server that rejects this user, or an error with the code `NO_PRIMARY`
   */
  async waitForPrimary(): Promise<void> {
    if (this.current === undefined) await this.round
    if (this.current === undefined) throw reasonOf(this.answers)
  }

  /** Index of a server that can answer reads while the primary is unavailable; undefined if there is none. */
  reader(): number | undefined {
    return this.isUnavailable() ? chooseReader(this.answers, this.current) : undefined
  }

  /** How many servers are configured, and how many of them were usable in the last round. */
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

  private async poll(): Promise<void> {
    while (!this.hasEnded) {
      this.round = this.pollOnce()
      await this.round
      await sleep(PAUSE_MS, undefined, { ref: false })
    }
  }

  private async pollOnce(): Promise<void> {
    const answers = await Promise.allSettled(this.servers.map((server) => server.answer()))
    if (this.hasEnded) return
    const wasUnavailable = this.isUnavailable()
    this.former = this.answers
    this.answers = answers
    const next = choosePrimary(answers, this.current)
    // While the current primary takes writes, another server must win two rounds in a row: servers learn of a change at
    // different moments.
    const isSure = this.current === undefined || wasUnavailable || this.isUnavailable() || next === this.candidate
    this.candidate = next
    if (next !== undefined && next !== this.current && isSure) {
      this.current = next
      this.former = answers
      this.onChange(next)
    } else if (this.reader() !== undefined) this.onUnavailable()
  }

  /**
   * A primary that was unavailable counts as available again after two rounds in which it takes writes. In the first round it
   * may have resumed after the other servers were polled, and the other servers may have elected another primary in between.
   */
  private isUnavailable(): boolean {
    const { current, answers, former } = this
    return current !== undefined && ![answers, former].every((round) => answered(round[current])?.takesWrites)
  }
}

/** Returns the answer of a server; undefined if the server did not answer. */
const answered = (answer: Answers[number] | undefined) => (answer?.status === 'fulfilled' ? answer.value : undefined)

/**
 * Chooses the first server that takes writes and knows the newest view of its group. A server that has just resumed knows an
 * older view and may still consider itself the primary. In a multi-primary cluster all nodes of Fichero choose the same
 * server, because locks do not span servers. Outside a group, returns the current server while it accepts writes. If no
 * server accepts writes, returns the current primary, because it may become available again.
 */
export function choosePrimary(answers: Answers, current: number | undefined): number | undefined {
  const views = answers.map(answered).map((answer) => (answer?.takesWrites ? answer.view : -1))
  const newest = Math.max(...views)
  const stays = newest === -1 || (newest === 0 && current !== undefined && views[current] === 0)
  return stays ? current : views.indexOf(newest)
}

/** Chooses the first server, other than the current primary, that can read the latest data. */
export function chooseReader(answers: Answers, current: number | undefined): number | undefined {
  const index = answers.findIndex((answer, other) => other !== current && answered(answer)?.readsLatest)
  return index === -1 ? undefined : index
}

/** Returns the error that explains why there is no primary: first a rejected user, which only the operator can repair. */
export function reasonOf(answers: Answers): unknown {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const noPrimary = () => Object.assign(new Error('No server takes writes'), { code: 'NO_PRIMARY' })
  return reasons.find((reason) => !isDatabaseDown(reason)) ?? noPrimary()
}
