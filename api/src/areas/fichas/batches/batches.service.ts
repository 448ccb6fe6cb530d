import type {
  BatchAnswer,
  Batch as BatchAnswered,
  BatchChoice,
  BatchesAnswer,
  BatchQuery,
  BatchReportAnswer,
  ChangedBatchAnswer,
  CreateBatch,
} from '@fichero/contract/batches.schema'
import { type BatchReportState, type Language, QUEUED_STATES } from '@fichero/contract/enums'
import { MAX_BATCHES } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { paginationOf } from '../../../database/pagination.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { User } from '../../users/user.entity.js'
import { Batch } from './batch.entity.js'
import { BatchQueue } from './batch-queue.js'
import { BatchReport } from './batch-report.entity.js'
import { deleteOldBatches } from './delete-reports.js'
import { oldestBatch, presentBatches, presentReport } from './present-batch.js'
import { readReports } from './read-reports.js'
import { NOT_QUEUED, queued, stateWithoutStep } from './report-states.js'

/** Which states a request queues, and as what. */
interface Queueing {
  from: readonly BatchReportState[]
  to: BatchReportState
}

/** Everything that has a stored report and is not imported. */
const PLANNABLE: BatchReportState[] = ['por_decidir', 'ficha_nueva', 'listo', 'cancelado']

/** The batches of reports of the user who asks. Nobody else sees them. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: BatchQueue,
  ) {}

  async list(actor: Actor): Promise<BatchesAnswer> {
    const { manager } = this.dataSource
    const batches = await manager.find(Batch, { where: ownedBy(actor), order: { id: 'DESC' } })
    return { ok: true, lotes: await presentBatches(manager, batches) }
  }

  async get(actor: Actor, id: number, query: BatchQuery, language: Language): Promise<BatchAnswer> {
    const { manager } = this.dataSource
    const batch = await requireBatch(manager, actor, id)
    const { reports, total } = await readReports(manager, id, query)
    return {
      ok: true,
      lote: await presentOne(manager, batch),
      reportes: reports.map((report) => presentReport(report, language)),
      pagination: paginationOf(query, total),
    }
  }

  async report(
    actor: Actor,
    { id_lote, id }: { id_lote: number; id: number },
    language: Language,
  ): Promise<BatchReportAnswer> {
    const { manager } = this.dataSource
    await requireBatch(manager, actor, id_lote)
    const row = await manager.findOneBy(BatchReport, { id, id_lote })
    if (!row) throw fail('batch_report_not_found')
    return { ok: true, reporte: presentReport(row, language) }
  }

  create(actor: Actor, { archivos }: CreateBatch): Promise<ChangedBatchAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      // Requests of the same user are counted one after the other.
      await lockRow(manager, User, { id: actor.id })
      await deleteOldBatches(manager)
      const count = await manager.countBy(Batch, ownedBy(actor))
      if (count >= MAX_BATCHES) throw fail('too_many_batches', { max: MAX_BATCHES })
      const batch = Object.assign(new Batch(), { id_usuario: actor.id, fecha: new Date(), archivos })
      await manager.insert(Batch, batch)
      return succeed('batch_created', { lote: await presentOne(manager, batch) })
    })
  }

  plan(actor: Actor, id: number, choice: BatchChoice): Promise<ChangedBatchAnswer> {
    return this.enqueue(actor, id, choice, { from: PLANNABLE, to: 'por_planear' })
  }

  /** All reports that are ready, or the named ones, also those that need a decision: who names them has seen them. */
  apply(actor: Actor, id: number, choice: BatchChoice): Promise<ChangedBatchAnswer> {
    const from: BatchReportState[] = choice.reportes ? ['listo', 'por_decidir'] : ['listo']
    return this.enqueue(actor, id, choice, { from, to: 'por_aplicar' })
  }

  undo(actor: Actor, id: number, choice: BatchChoice): Promise<ChangedBatchAnswer> {
    return this.enqueue(actor, id, choice, { from: ['aplicado'], to: 'por_deshacer' })
  }

  private enqueue(actor: Actor, id: number, { reportes }: BatchChoice, { from, to }: Queueing) {
    return this.change(actor, id, async (manager) => {
      const where = { id_lote: id, estado: In(from), ...(reportes && { id: In(reportes) }) }
      await manager.update(BatchReport, where, queued(to, new Date()))
      return 'batch_queued'
    })
  }

  cancel(actor: Actor, id: number): Promise<ChangedBatchAnswer> {
    return this.change(actor, id, async (manager) => {
      const waiting = await manager.find(BatchReport, {
        select: { id: true, estado: true, error: true, resumen: true },
        where: [IsNull(), LessThan(new Date())].map((reservado_hasta) => ({
          id_lote: id,
          estado: In(QUEUED_STATES),
          reservado_hasta,
        })),
      })
      for (const row of waiting) {
        const { estado, id } = row
        await manager.update(BatchReport, { id, estado }, { ...NOT_QUEUED, estado: stateWithoutStep(row) })
      }
      return 'batch_cancelled'
    })
  }

  remove(actor: Actor, id: number): Promise<ChangedBatchAnswer> {
    return this.change(actor, id, async (manager) => {
      await manager.delete(BatchReport, { id_lote: id })
      await manager.delete(Batch, { id })
      return 'batch_removed'
    })
  }

  /** Changes the reports of a batch in a transaction, and wakes the queue. */
  private async change(
    actor: Actor,
    id: number,
    work: (manager: EntityManager) => Promise<'batch_queued' | 'batch_cancelled' | 'batch_removed'>,
  ): Promise<ChangedBatchAnswer> {
    const answer = await inTransaction(this.dataSource, async (manager) => {
      const batch = await lockRow(manager, Batch, { id, ...ownedBy(actor) }, 'batch_not_found')
      return succeed(await work(manager), { lote: await presentOne(manager, batch) })
    })
    this.queue.wake()
    return answer
  }
}

/** The batches of a user that are not too old. */
const ownedBy = ({ id }: Actor) => ({ id_usuario: id, fecha: MoreThan(oldestBatch()) })

/** @throws AppError `batch_not_found` if the batch is not one of the user's */
export async function requireBatch(manager: EntityManager, actor: Actor, id: number): Promise<Batch> {
  const batch = await manager.findOneBy(Batch, { id, ...ownedBy(actor) })
  if (!batch) throw fail('batch_not_found')
  return batch
}

async function presentOne(manager: EntityManager, batch: Batch): Promise<BatchAnswered> {
  const [presented] = await presentBatches(manager, [batch])
  return presented!
}
