import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../errors/database-error.js'
import { AskedServer } from './asked-server.js'

const PAUSE_MS = 500

/** Keeps finding out which of several servers takes writes. */
export class PrimaryWatch<Server> {
  private current: Server | undefined
  private problem: unknown
  private hasEnded = false
  /** The round of questions that is under way. */
  private round: Promise<void> | undefined

  /** `change` is called with the first primary, and with each other one. */
  constructor(
    private readonly servers: { server: Server; asked: AskedServer }[],
    private readonly change: (primary: Server) => void,
  ) {
    void this.keepAsking()
  }

  /**
   * Waits until the question that is under way has been answered, where there has been no primary yet.
   * @throws Error with the code `NO_PRIMARY`, or that of a server which refuses this user
   */
  async found(): Promise<void> {
    if (!this.current) await this.round
    if (!this.current) throw this.problem
  }

  end(): void {
    this.hasEnded = true
    for (const { asked } of this.servers) asked.close()
  }

  private async keepAsking(): Promise<void> {
    while (!this.hasEnded) {
      this.round = this.ask()
      await this.round
      await sleep(PAUSE_MS, undefined, { ref: false })
    }
  }

  private async ask(): Promise<void> {
    const answers = await Promise.allSettled(this.servers.map(({ asked }) => asked.takesWrites()))
    const able = this.servers.filter((_, at) => {
      const answer = answers[at]
      return answer?.status === 'fulfilled' && answer.value
    })
    const refusal = answers.find((answer) => answer.status === 'rejected' && !isDatabaseDown(answer.reason))
    this.problem = refusal?.status === 'rejected' ? refusal.reason : noPrimary()
    const next = able.find(({ server }) => server === this.current) ?? able[0]
    if (!next || next.server === this.current || this.hasEnded) return
    this.current = next.server
    this.change(next.server)
  }
}

const noPrimary = () => Object.assign(new Error('No server takes writes'), { code: 'NO_PRIMARY' })
