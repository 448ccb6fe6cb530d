import type { Message } from './message.js'

/** Sends messages. */
export abstract class Mailer {
  /** Whether messages reach people; otherwise they are only stored as files. */
  abstract readonly delivers: boolean

  /** When this process last sent a message. */
  lastSent: Date | undefined

  /** Rejects if the message could not be sent. */
  async send(message: Message): Promise<void> {
    await this.dispatch(message)
    this.lastSent = new Date()
  }

  protected abstract dispatch(message: Message): Promise<void>

  /** Rejects if no message can be sent now, because the server does not answer or rejects the account. */
  abstract check(): Promise<void>

  abstract close(): void
}
