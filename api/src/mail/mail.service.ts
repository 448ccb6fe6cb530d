import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { BackgroundTasks } from './background-tasks.js'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'

/** Sends mail. A mail server that is down does not fail the request. */
@Injectable()
export class MailService implements OnModuleDestroy {
  private readonly logger = new Logger('Fichero')

  constructor(
    private readonly mailer: Mailer,
    private readonly tasks: BackgroundTasks,
  ) {}

  /** Whether messages reach people; otherwise they are only kept as files. */
  get delivers(): boolean {
    return this.mailer.delivers
  }

  /** Returns whether the message was sent to the person. Failures are logged. */
  async send(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message)
      return this.mailer.delivers
    } catch (error) {
      this.logger.error(`A message could not be sent: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.tasks.finished()
    this.mailer.close()
  }
}
