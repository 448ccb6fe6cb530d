import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { BackgroundTasks } from './background-tasks.js'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'
import { isRefusal, PendingMail } from './pending-mail.js'

/** Sends mail. While the mail server is down, requests do not fail: the message is stored and retried. */
@Injectable()
export class MailService implements OnModuleDestroy {
  private readonly logger = new Logger('Fichero')

  constructor(
    private readonly mailer: Mailer,
    private readonly pending: PendingMail,
    private readonly tasks: BackgroundTasks,
  ) {}

  /** Whether messages reach people; otherwise they are only stored as files. */
  get delivers(): boolean {
    return this.mailer.delivers
  }

  /** Returns whether the message was sent to the person now. Failures are logged. */
  async send(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message)
      return this.mailer.delivers
    } catch (error) {
      this.logger.error(`A message could not be sent: ${error instanceof Error ? error.message : String(error)}`)
      if (this.mailer.delivers && !isRefusal(error)) await this.storePending(message)
      return false
    }
  }

  /** Queues a message in the transaction. After the commit, the next free node sends the message. */
  sendAfter(manager: EntityManager, message: Message): Promise<void> {
    return this.pending.addInTransaction(manager, message)
  }

  /** Figures for the status page. */
  async figures() {
    const { delivers, lastSent = null } = this.mailer
    return { delivers, lastSent, ...(await this.pending.waiting()) }
  }

  /** Returns why no message can be sent now; undefined if messages can be sent. */
  async problem(): Promise<string | undefined> {
    try {
      await this.mailer.check()
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  private async storePending(message: Message): Promise<void> {
    try {
      await this.pending.add(message)
    } catch (error) {
      this.logger.error(`A message could not be stored: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.tasks.finished()
    this.mailer.close()
  }
}
