import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Follows a server's requests until they are answered, so that it can end as soon as none is left. */
export class AnswersUnderWay {
  private readonly answers = new Set<ServerResponse>()
  private isEnding = false

  constructor(private readonly server: Server) {
    // Before the application, which may answer at once.
    server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
      this.answers.add(answer)
      answer.once('close', () => this.remove(answer))
      if (this.isEnding) answer.setHeader('connection', 'close')
    })
  }

  /**
   * Takes no more connections, answers what has been asked, and closes each connection with its answer: clients that
   * keep theirs would go on asking. Requests that are still not answered after `milliseconds`, because they do not end or
   * nobody takes the answer, are cut off.
   */
  async finish(milliseconds: number): Promise<void> {
    this.isEnding = true
    const timer = setTimeout(() => this.server.closeAllConnections(), milliseconds)
    for (const answer of this.answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    const closed = new Promise((resolve) => this.server.close(resolve))
    this.closeUnused()
    await closed
    clearTimeout(timer)
  }

  private remove(answer: ServerResponse): void {
    this.answers.delete(answer)
    if (this.isEnding) this.closeUnused()
  }

  /** Also those of requests that were answered before all of their body had come. */
  private closeUnused(): void {
    if (this.answers.size === 0) this.server.closeAllConnections()
    else this.server.closeIdleConnections()
  }
}
