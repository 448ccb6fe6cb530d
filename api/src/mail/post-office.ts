import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'

/** Sends messages without letting a mail server that is down undo what has happened. */
@Injectable()
export class PostOffice implements OnModuleDestroy {
  private readonly logger = new Logger('Fichero')
  private readonly underway = new Set<Promise<unknown>>()

  constructor(private readonly mailer: Mailer) {}

  /** Whether the message is on its way to the person. */
  async deliver(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message)
      return this.mailer.delivers
    } catch (error) {
      this.logger.error(`A message could not be sent: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }

  /** Does what nobody waits for. The process does not leave before it is done. */
  later(work: () => Promise<unknown>): void {
    const task = work()
      .catch((error: unknown) => this.logger.error(error instanceof Error ? error.stack : error))
      .finally(() => this.underway.delete(task))
    this.underway.add(task)
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underway)
    this.mailer.close()
  }
}
