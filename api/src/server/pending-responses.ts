import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** In ms. `drain` ends without a request for the first time, and at the latest after the second. */
const QUIET_MS = 250
const MAX_DRAIN_MS = 1000

/** Tracks a server's unanswered requests, so that the server can end as soon as there are none. */
export class PendingResponses {
  private readonly responses = new Set<ServerResponse>()
  private isEnding = false
  private lastRequestAt = 0

  constructor(private readonly server: Server) {
    // This listener is first, because the application may answer at once.
    server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
      this.responses.add(answer)
      this.lastRequestAt = performance.now()
      answer.once('close', () => this.remove(answer))
      if (this.isEnding) answer.setHeader('connection', 'close')
    })
  }

  /**
   * Still accepts requests, and closes each connection with its next response. Otherwise a proxy that reuses a connection while
   * the server closes it would get no answer, and report 502 for a request that it may not repeat.
   */
  async drain(): Promise<void> {
    this.isEnding = true
    for (const answer of this.responses) if (!answer.headersSent) answer.setHeader('connection', 'close')
    const end = performance.now() + MAX_DRAIN_MS
    do await sleep(QUIET_MS)
    while (performance.now() < end && performance.now() - this.lastRequestAt < QUIET_MS)
  }

  /**
   * Call it after `drain`. Accepts no new connections, answers the pending requests, and closes each connection with its
   * response, because clients with a keep-alive connection would send more. After `milliseconds` it aborts the requests that
   * are still pending.
   */
  async finish(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.server.closeAllConnections(), milliseconds)
    const closed = new Promise((resolve) => this.server.close(resolve))
    this.closeUnused()
    await closed
    clearTimeout(timer)
  }

  private remove(answer: ServerResponse): void {
    this.responses.delete(answer)
    if (!this.server.listening) this.closeUnused()
  }

  /** Without pending responses, also closes connections whose request was answered before all of its body had arrived. */
  private closeUnused(): void {
    if (this.responses.size === 0) this.server.closeAllConnections()
    else this.server.closeIdleConnections()
  }
}
