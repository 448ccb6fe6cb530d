import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, LessThan, LessThanOrEqual } from 'typeorm'
import { Secret } from '../config/secret.js'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'
import { PendingMessage } from './pending-message.entity.js'
import { seal, unseal } from './sealed-message.js'

/** How often each node looks for messages whose time has come, in ms. */
const EVERY_MS = 30_000
/** Before the second, third, … try, in ms; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * 60_000)
/** In one turn: each may take ten seconds. */
const AT_ONCE = 20

/**
 * Keeps messages that could not be sent, and tries again until they are of no use. They are in the database, so a restart
 * loses none and any node may send them.
 */
@Injectable()
export class PendingMail implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Fichero')
  private timer: NodeJS.Timeout | undefined
  private turn = Promise.resolve()

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly secret: Secret,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.mailer.delivers) return
    this.timer = setInterval(() => {
      this.turn = this.turn.then(() => this.sendDue()).catch((error: unknown) => this.logger.error(error))
    }, EVERY_MS).unref()
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer)
    await this.turn
  }

  async keep(message: Message): Promise<void> {
    await this.dataSource.getRepository(PendingMessage).insert({
      cifrado: seal(message, this.secret.value),
      intentos: 1,
      guardado: new Date(),
      siguiente: inMs(pauseAfter(1)),
      vence: message.until,
    })
  }

  /** How many messages wait, and since when the oldest does. */
  async waiting(): Promise<{ esperan: number; desde: Date | null }> {
    const [oldest, esperan] = await this.dataSource.getRepository(PendingMessage).findAndCount({
      select: { id: true, guardado: true },
      order: { guardado: 'ASC' },
      take: 1,
    })
    return { esperan, desde: oldest[0]?.guardado ?? null }
  }

  /** Sends what is due, and forgets what is of no use any more. */
  async sendDue(): Promise<void> {
    const now = new Date()
    const messages = this.dataSource.getRepository(PendingMessage)
    await messages.delete({ vence: LessThan(now) })
    const due = await messages.find({
      where: { siguiente: LessThanOrEqual(now) },
      order: { siguiente: 'ASC' },
      take: AT_ONCE,
    })
    for (const one of due) if (await this.claim(one)) await this.trySending(one)
  }

  /** Whether this node tries it now: another one may have been faster. */
  private async claim({ id, intentos }: PendingMessage): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(PendingMessage)
      .update({ id, intentos }, { intentos: intentos + 1, siguiente: inMs(pauseAfter(intentos + 1)) })
    return affected === 1
  }

  private async trySending({ id, cifrado }: PendingMessage): Promise<void> {
    const message = unseal(cifrado, this.secret.value)
    if (!message) this.logger.error('A kept message was sealed with another JWT_SECRET, and is given up')
    else if (!(await this.isSettled(message))) return
    await this.dataSource.getRepository(PendingMessage).delete({ id })
  }

  /** Sent, or refused for good. */
  private async isSettled(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message)
      return true
    } catch (error) {
      return isRefusal(error)
    }
  }
}

const pauseAfter = (tries: number) => PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? 0
const inMs = (ms: number) => new Date(Date.now() + ms)

/** The mail server took the message and will never deliver it (https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
