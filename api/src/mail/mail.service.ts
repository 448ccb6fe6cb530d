import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { BackgroundTasks } from './background-tasks.js'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'
import { isRefusal, PendingMail } from './pending-mail.js'

/** Sends mail. A mail server that is down does not fail the request: the message is kept and tried again. */
@Injectable()
export class MailService implements OnModuleDestroy {
  private readonly logger = new Logger('Fichero')

  constructor(
    private readonly mailer: Mailer,
    private readonly pending: PendingMail,
    private readonly tasks: BackgroundTasks,
  ) {}

  /** Whether messages reach people; otherwise they are only kept as files. */
  get delivers(): boolean {
    return this.mailer.delivers
  }

  /** Returns whether the message was sent to the person already. Failures are logged. */
  async send(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message)
      return this.mailer.delivers
    } catch (error) {
      this.logger.error(`A message could not be sent: ${error instanceof Error ? error.message : String(error)}`)
      if (this.mailer.delivers && !isRefusal(error)) await this.keep(message)
      return false
    }
  }

  async figures() {
    const { delivers, lastSent = null } = this.mailer
    return { delivers, lastSent, ...(await this.pending.waiting()) }
  }

  /** Why no message can be sent now, if that is so. */
  async problem(): Promise<string | undefined> {
    try {
      await this.mailer.check()
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  private async keep(message: Message): Promise<void> {
    try {
      await this.pending.keep(message)
    } catch (error) {
      this.logger.error(`A message could not be kept: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.tasks.finished()
    this.mailer.close()
  }
}
