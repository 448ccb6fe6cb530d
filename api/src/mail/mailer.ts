import type { Message } from './message.js'

/** Brings messages out of the house. */
export abstract class Mailer {
  /** Whether messages travel to people; else they are only kept as files. */
  abstract readonly delivers: boolean

  /** Rejects where the message could not be handed over. */
  abstract send(message: Message): Promise<void>

  abstract close(): void
}
