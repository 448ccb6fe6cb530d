import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import { z } from 'zod'
import { ContractAccess } from '../../../access/contract-access.js'
import { Config } from '../../../config/config.js'
import { rowsOf } from '../../../database/rows.js'
import { sqlInstant } from '../../../database/sql-instant.js'
import { inRolledBack, inTransaction } from '../../../database/transaction.js'
import { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import { RepeatedCheck } from '../../../mail/repeated-check.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { BatchReport } from './batch-report.entity.js'
import { apply, PlanChanged, plan, requireAuthor, undo } from './batch-steps.js'
import { IS_QUEUED } from './present-batch.js'
import { failedOutcome, NOT_QUEUED, type Outcome } from './report-states.js'

/** How often each node looks for reports that another node has queued or left, in ms. */
const EVERY_MS = 5000
/** How long a node has for one step, in ms: afterwards another node may take the report. The largest report takes 5 s. */
const RESERVED_MS = 60_000
/** A step that failed so often is not tried again. */
const MAX_TRIES = 5

/** The first report of the queue that no node has claimed. Older reports of a ficha are applied first, and undone last. */
const NEXT = `SELECT id FROM lote_reporte WHERE ${IS_QUEUED} AND (reservado_hasta IS NULL OR reservado_hasta < ?)
  ORDER BY en_cola, CASE WHEN estado = 'por_deshacer' THEN -id_importacion ELSE 0 END, fecha_reporte, id LIMIT 1`
const readNext = rowsOf(z.object({ id: z.int() }))

/**
 * Plans, applies and undoes the queued reports of all batches, one after the other on each node. A node claims a report, and
 * writes the report's next state in the transaction of its import: if the node is killed, both are missing, and a node takes
 * the report again when the claim has expired.
 */
@Injectable()
export class BatchQueue implements OnModuleDestroy {
  private readonly logger = new Logger('Fichero')
  private readonly node = randomUUID()
  private readonly check = new RepeatedCheck(() => this.drain())
  private isRunning = false

  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractAccess,
    private readonly config: Config,
  ) {}

  /** Starts to work through the queue. Call it once the database is open. */
  begin(): void {
    this.isRunning = true
    this.check.start(EVERY_MS)
    this.releaseKilled()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.wake())
  }

  /** Ends the claims on an SQLite file. Only one process can use the file, so it was killed while it had them. */
  private async releaseKilled(): Promise<void> {
    if (this.config.database.engine === 'sqlite')
      await inTransaction(this.dataSource, (manager) =>
        manager.update(BatchReport, { reservado_hasta: Not(IsNull()) }, { reservado_hasta: null }),
      )
  }

  /** Lets this node look at the queue now. */
  wake(): void {
    if (this.isRunning) this.check.run()
  }

  async onModuleDestroy(): Promise<void> {
    this.isRunning = false
    await this.check.stop()
  }

  /** Works until nothing is queued, or until the server shuts down. */
  private async drain(): Promise<void> {
    while (this.isRunning && (await this.runNext())) await nextTurn()
  }

  /** Runs the next step of the queue. Returns false if there is none. */
  async runNext(): Promise<boolean> {
    const [next] = await readNext(this.dataSource, NEXT, [sqlInstant(new Date())])
    if (!next) return false
    const claimed = await this.claim(next.id)
    if (!claimed) return true
    try {
      await this.run(claimed)
    } catch (error) {
      await this.fail(claimed, error)
    }
    return true
  }

  /** Writes why a step failed. After an error of the moment, such as a lost database, the claim expires and the step is repeated. */
  private async fail(claimed: BatchReport, error: unknown): Promise<void> {
    if (error instanceof PlanChanged)
      return this.finish(claimed, { estado: 'por_planear', en_cola: claimed.en_cola, cambio: true })
    if (error instanceof AppError && error.status < 500) return this.finish(claimed, failedOutcome(claimed, error))
    this.logger.error(error)
  }

  /** Claims a report for this node. */
  private claim(id: number): Promise<BatchReport | undefined> {
    const now = new Date()
    return inTransaction(this.dataSource, async (manager) => {
      const row = await lockRow(manager, BatchReport, { id })
      // Another node may have claimed the report, or a user may have taken it out of the queue.
      if (!row?.en_cola || (row.reservado_hasta && row.reservado_hasta > now)) return undefined
      if (row.intentos >= MAX_TRIES) {
        await write(manager, row, failedOutcome(row, fail('internal')))
        return undefined
      }
      const intentos = row.intentos + 1
      const claim = { nodo: this.node, reservado_hasta: new Date(now.getTime() + RESERVED_MS), intentos }
      await manager.update(BatchReport, { id: row.id }, claim)
      return Object.assign(row, claim)
    })
  }

  private async run(claimed: BatchReport): Promise<void> {
    const { manager } = this.dataSource
    const actor = await requireAuthor(manager, this.contracts, claimed)
    if (claimed.estado === 'por_planear') {
      const outcome = await inRolledBack(this.dataSource, (manager) => plan(manager, actor, claimed))
      return this.finish(claimed, outcome)
    }
    const step = claimed.estado === 'por_aplicar' ? apply : undo
    await inTransaction(this.dataSource, async (manager) => {
      if (await holds(manager, claimed)) await write(manager, claimed, await step(manager, actor, claimed))
    })
  }

  /** Writes the outcome of a step. */
  private finish(claimed: BatchReport, outcome: Outcome): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      if (await holds(manager, claimed)) await write(manager, claimed, outcome)
    })
  }
}

/** Locks a claimed report. Returns false if it was taken out of the queue, or claimed by another node, meanwhile. */
async function holds(manager: EntityManager, { id, estado, nodo, intentos }: BatchReport): Promise<boolean> {
  const row = await lockRow(manager, BatchReport, { id })
  return row?.estado === estado && row.nodo === nodo && row.intentos === intentos
}

const write = (manager: EntityManager, { id }: BatchReport, outcome: Outcome) =>
  manager.update(BatchReport, { id }, { ...NOT_QUEUED, ...outcome })
