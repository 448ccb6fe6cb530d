import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, LessThan, MoreThan, Not } from 'typeorm'
import { Config } from '../../config/config.js'
import { PRODUCT_VERSION } from '../../config/product-version.js'
import { inTransaction } from '../../database/transaction.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { withLimit } from '../../http/time-limit.js'
import { FicheroNode } from './node.entity.js'

const HEARTBEAT_MS = 15_000
/** A node counts as stopped after this time without a heartbeat, which is when three are missing. */
const STOPPED_MS = 60_000
/** After this time without a heartbeat, the row of a node is removed. */
const REMOVED_MS = 10 * 60_000
const DEREGISTER_MS = 1000
const MAX_NAME = 100

/** A heartbeat in the future is old too: a clock was set back since. */
const isOld = (heartbeat: Date) => Math.abs(Date.now() - heartbeat.getTime()) > STOPPED_MS

interface SeenNode extends FicheroNode {
  /** False if the node's heartbeats have stopped. */
  vive: boolean
}

/** Registers this process in the database by heartbeats, and lists all nodes. A failed heartbeat is ignored. */
@Injectable()
export class Nodes implements OnModuleDestroy {
  private readonly logger = new Logger('Nodes')
  private readonly self: Omit<FicheroNode, 'senal' | 'redis'>
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private hasWarned = false
  /** By node id, the last heartbeat and when this process first saw it. Grows by one small entry with each start of a node. */
  private readonly seen = new Map<string, { heartbeat: number; at: number }>()

  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {
    this.self = {
      id: randomUUID(),
      nombre: hostname().slice(0, MAX_NAME),
      proceso: process.pid,
      version: PRODUCT_VERSION,
      inicio: new Date(),
    }
  }

  /** Call it when the database is open. */
  begin(): void {
    this.timer = setInterval(() => this.runAlone(() => this.sendHeartbeat()), HEARTBEAT_MS).unref()
    this.runAlone(() => this.removeKilled().then(() => this.sendHeartbeat()))
  }

  /** Removes other nodes of an SQLite file. Only one process can use the file, so the others were killed. */
  private async removeKilled(): Promise<void> {
    if (this.config.database.engine === 'sqlite')
      await inTransaction(this.dataSource, (manager) => manager.delete(FicheroNode, { id: Not(this.self.id) }))
  }

  /** Running nodes, and nodes that recently stopped without deregistering; the oldest first. */
  async all(): Promise<SeenNode[]> {
    const nodes = await this.dataSource.getRepository(FicheroNode).find({ order: { inicio: 'ASC', id: 'ASC' } })
    return nodes.map((node) => ({ ...node, vive: !isOld(node.senal) && this.ageOf(node) < STOPPED_MS }))
  }

  /** For how many ms this process has seen the same heartbeat of a node, by the monotonic clock. */
  private ageOf({ id, senal }: FicheroNode): number {
    const now = performance.now()
    const heartbeat = senal.getTime()
    const known = this.seen.get(id)
    if (known?.heartbeat === heartbeat) return now - known.at
    this.seen.set(id, { heartbeat, at: now })
    return 0
  }

  /** Updates the row of this node, or inserts it if another node removed it. */
  async sendHeartbeat(): Promise<void> {
    const now = new Date()
    await inTransaction(this.dataSource, async (manager) => {
      const state = { senal: now, redis: this.throttle.isShared }
      const { affected } = await manager.update(FicheroNode, { id: this.self.id }, state)
      if (affected === 0) await manager.insert(FicheroNode, { ...this.self, ...state })
      await manager.delete(FicheroNode, [
        { senal: LessThan(new Date(now.getTime() - REMOVED_MS)) },
        { senal: MoreThan(new Date(now.getTime() + STOPPED_MS)) },
      ])
    })
    const nodes = await this.all()
    if (this.config.redisUrl === undefined && !this.hasWarned) this.warnWithoutRedis(nodes)
  }

  async onModuleDestroy(): Promise<void> {
    if (!this.timer) return
    clearInterval(this.timer)
    const deregister = async () => {
      await this.running
      await inTransaction(this.dataSource, (manager) => manager.delete(FicheroNode, { id: this.self.id }))
    }
    await withLimit(deregister(), DEREGISTER_MS, () => new Error('Deregistering took too long')).catch(() => undefined)
  }

  /** Runs `work`, or skips it if an earlier call still waits for the database. */
  private runAlone(work: () => Promise<void>): void {
    this.running ??= work()
      .catch(() => undefined)
      .finally(() => {
        this.running = undefined
      })
  }

  private warnWithoutRedis(nodes: SeenNode[]): void {
    if (!nodes.some(({ id, vive, redis }) => id !== this.self.id && vive && !redis)) return
    this.hasWarned = true
    this.logger.warn(
      'Several nodes run without REDIS_URL. Each node counts failed attempts separately, so the total limits are higher.',
    )
  }
}
