import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, LessThan } from 'typeorm'
import { Config } from '../config/config.js'
import { PRODUCT_VERSION } from '../config/product-version.js'
import { inTransaction } from '../database/transaction.js'
import { withLimit } from '../time-limit.js'
import { FicheroNode } from './node.entity.js'

const EVERY_MS = 30_000
/** Without a sign for so long a node is taken for stopped: three signs did not come. */
export const SILENT_MS = 100_000
/** Then it is forgotten. */
const FORGOTTEN_MS = 10 * 60_000
const GOODBYE_MS = 1000
const MAX_NAME = 100

export const isSilent = ({ senal }: Pick<FicheroNode, 'senal'>, now: number) => now - senal.getTime() > SILENT_MS

/** Tells the others that this process runs, and knows which others do. Nothing depends on it: a sign that fails is left out. */
@Injectable()
export class Nodes implements OnModuleDestroy {
  private readonly logger = new Logger('Nodes')
  private readonly own: Omit<FicheroNode, 'senal'>
  private timer: NodeJS.Timeout | undefined
  private turn: Promise<void> | undefined
  private hasTold = false

  constructor(
    private readonly dataSource: DataSource,
    { redisUrl }: Config,
  ) {
    this.own = {
      id: randomUUID(),
      nombre: hostname().slice(0, MAX_NAME),
      proceso: process.pid,
      version: PRODUCT_VERSION,
      inicio: new Date(),
      redis: redisUrl !== undefined,
    }
  }

  /** Call it once the database is open. */
  begin(): void {
    this.timer = setInterval(() => this.signOnce(), EVERY_MS).unref()
    this.signOnce()
  }

  /** Those that run, and those that stopped minutes ago without a word, the oldest first. */
  all(): Promise<FicheroNode[]> {
    return this.dataSource.getRepository(FicheroNode).find({ order: { inicio: 'ASC', id: 'ASC' } })
  }

  /** Another node may have taken this one for stopped and forgotten it. */
  async sign(): Promise<void> {
    const now = new Date()
    await inTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.update(FicheroNode, { id: this.own.id }, { senal: now })
      if (affected === 0) await manager.insert(FicheroNode, { ...this.own, senal: now })
      await manager.delete(FicheroNode, { senal: LessThan(new Date(now.getTime() - FORGOTTEN_MS)) })
    })
    if (!this.own.redis && !this.hasTold) await this.tellOfOthers(now)
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.timer) return
    clearInterval(this.timer)
    const leave = async () => {
      await this.turn
      await inTransaction(this.dataSource, (manager) => manager.delete(FicheroNode, { id: this.own.id }))
    }
    await withLimit(leave(), GOODBYE_MS, () => new Error('No time to say goodbye')).catch(() => undefined)
  }

  /** Not while the one before still waits for the database. */
  private signOnce(): void {
    this.turn ??= this.sign()
      .catch(() => undefined)
      .finally(() => {
        this.turn = undefined
      })
  }

  private async tellOfOthers(now: Date): Promise<void> {
    const others = (await this.all()).filter((node) => node.id !== this.own.id && !isSilent(node, now.getTime()))
    if (!others.some(({ redis }) => !redis)) return
    this.hasTold = true
    this.logger.warn(
      'Several nodes run without REDIS_URL: each counts failed attempts by itself, so that the limits of all together are higher',
    )
  }
}
