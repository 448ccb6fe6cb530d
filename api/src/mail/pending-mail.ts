import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, type EntityManager, LessThan, LessThanOrEqual } from 'typeorm'
import { Secret } from '../config/secret.js'
import { Mailer } from './mailer.js'
import type { Message } from './message.js'
import { PendingMessage } from './pending-message.entity.js'
import { RepeatedCheck } from './repeated-check.js'
import { seal, unseal } from './sealed-message.js'

/** How often each node looks for due messages, in ms. */
const EVERY_MS = 30_000
/** Pauses before the second, third and later attempts, in ms; the last pause repeats. */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * 60_000)
/** Maximum messages per run, because sending one message may take ten seconds. */
const AT_ONCE = 20

/**
 * Stores messages that could not be sent, and retries until they expire. The messages are in the database, so that a
 * restart loses none and any node can send them.
 */
@Injectable()
export class PendingMail implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Fichero')
  private readonly check = new RepeatedCheck(() => this.sendDue())

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly secret: Secret,
  ) {}

  onApplicationBootstrap(): void {
    if (this.mailer.delivers) this.check.start(EVERY_MS)
  }

  onModuleDestroy(): Promise<void> {
    return this.check.stop()
  }

  /** Stores a message after its first attempt failed. */
  async add(message: Message): Promise<void> {
    await this.dataSource.getRepository(PendingMessage).insert({
      cifrado: seal(message, this.secret.value),
      intentos: 1,
      guardado: new Date(),
      siguiente: inMs(pauseAfter(1)),
      vence: message.until,
    })
  }

  /** Stores a message in the transaction of the change that it reports; the next run on any node sends the message. */
  async addInTransaction(manager: EntityManager, message: Message): Promise<void> {
    const now = new Date()
    await manager.insert(PendingMessage, {
      cifrado: seal(message, this.secret.value),
      intentos: 0,
      guardado: now,
      siguiente: now,
      vence: message.until,
    })
  }

  /** Returns how many messages are pending, and when the oldest of them was stored. */
  async waiting(): Promise<{ esperan: number; desde: Date | null }> {
    const [oldest, esperan] = await this.dataSource.getRepository(PendingMessage).findAndCount({
      select: { id: true, guardado: true },
      order: { guardado: 'ASC' },
      take: 1,
    })
    return { esperan, desde: oldest[0]?.guardado ?? null }
  }

  /** Sends due messages and deletes expired messages. */
  async sendDue(): Promise<void> {
    const now = new Date()
    const messages = this.dataSource.getRepository(PendingMessage)
    await messages.delete({ vence: LessThan(now) })
    const due = await messages.find({
      where: { siguiente: LessThanOrEqual(now) },
      order: { siguiente: 'ASC' },
      take: AT_ONCE,
    })
    for (const message of due) if (await this.claim(message)) await this.trySending(message)
  }

  /** Returns whether this node may send the message: another node may have claimed it. */
  private async claim({ id, intentos }: PendingMessage): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(PendingMessage)
      .update({ id, intentos }, { intentos: intentos + 1, siguiente: inMs(pauseAfter(intentos + 1)) })
    return affected === 1
  }

  private async trySending({ id, cifrado }: PendingMessage): Promise<void> {
    const message = unseal(cifrado, this.secret.value)
    if (!message) this.logger.error('A stored message was encrypted with another JWT_SECRET and is deleted')
    else if (!(await this.attemptSend(message))) return
    await this.dataSource.getRepository(PendingMessage).delete({ id })
  }

  /** Sends a message. Returns true if the message was sent or permanently rejected, and false if sending must be retried. */
  private async attemptSend(message: Message): Promise<boolean> {
    try {
      await this.mailer.send(message)
      return true
    } catch (error) {
      return isRefusal(error)
    }
  }
}

const pauseAfter = (attempts: number) => PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0
const inMs = (ms: number) => new Date(Date.now() + ms)

/** Whether the mail server permanently rejected the message (https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
