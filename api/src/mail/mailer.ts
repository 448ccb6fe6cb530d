import type { Message } from './message.js'

/** Sends messages. */
export abstract class Mailer {
  /** Whether messages reach people; otherwise they are only kept as files. */
  abstract readonly delivers: boolean

  /** Rejects if the message could not be sent. */
  abstract send(message: Message): Promise<void>

  abstract close(): void
}
