import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type {
  ApplyPlanQuery,
  ImportAnswer,
  ImportQuery,
  ImportReport,
  PlanChangesQuery,
  RejectedRowsQuery,
} from '@fichero/contract/imports.schema'
import type { SuccessCode } from '@fichero/contract/successes'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { inTransaction } from '../../database/transaction.js'
import { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { importedReport } from '../../imports/import-record.js'
import { requireNewerReport } from '../../imports/import-rules.js'
import { readUpload, requireFile, type UploadedReport } from '../../imports/read-upload.js'
import { rejectedRows } from '../../imports/rejected-rows.js'
import { succeed } from '../../records/succeed.js'
import type { JudgmentsReport } from '../../sheets/records.js'
import { ProgressOfRequests, type Tell } from '../../uploads/progress.js'
import type { Workbook } from '../../workbooks/workbook.js'
import { changedPeople } from './changed-people.js'
import { detailOf } from './import-detail.js'
import { applyImport, importIntoFicha, simulationReport } from './import-into-ficha.js'
import { judgmentDiffs } from './judgment-diffs.js'
import { findPlan, keepPlan, markApplied } from './kept-plans.js'
import { lockTarget, readTarget } from './lock-target.js'
import { fingerprintOf, type PlannedImport, planImport } from './plan-import.js'
import { presentChanges } from './present-changes.js'

type Upload = UploadedReport<JudgmentsReport>

@Injectable()
export class EvaluationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly progress: ProgressOfRequests,
  ) {}

  async import(
    actor: Actor,
    nroFicha: number,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<ImportAnswer> {
    // Reading takes time, so it happens before the lock. Errors of the ficha still take precedence over errors of the
    // file.
    const [read] = await Promise.allSettled([readFile(file, { fechas: query.fechas })])
    const tell = this.progress.tell({ actor, id: query.progreso })
    tell.stage('comparacion')
    if (query.simular) return this.simulate(actor, nroFicha, read, query)
    const reporte = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      return importIntoFicha(manager, { actor, target, upload: settled(read), query, creating: false, tell })
    })
    return succeed(outcomeOf(reporte), { reporte })
  }

  /** Applies a simulated plan if the ficha has not changed since. Applying it again returns the same report. */
  apply(actor: Actor, nroFicha: number, planId: string, query: ApplyPlanQuery): Promise<ImportAnswer> {
    return this.progress.during({ actor, id: query.progreso }, 'comparacion', (tell) =>
      this.applyPlan(actor, nroFicha, planId, query, tell),
    )
  }

  private async applyPlan(
    actor: Actor,
    nroFicha: number,
    planId: string,
    query: ApplyPlanQuery,
    tell: Tell,
  ): Promise<ImportAnswer> {
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      const kept = await findPlan(manager, planId, { id_usuario: actor.id, nro_ficha: nroFicha })
      const { upload, huella, id_importacion } = kept
      if (id_importacion !== null) return { reporte: await importedReport(manager, id_importacion) }
      const request = { actor, target, upload, query: { ...query, simular: false }, creating: false, tell }
      const planned = await planImport(manager, request)
      if (fingerprintOf(planned) !== huella) return { changed: { upload, planned } }
      const reporte = await applyImport(manager, request, planned)
      if (reporte.id !== null) await markApplied(manager, planId, reporte.id)
      return { reporte }
    })
    const { reporte, changed } = outcome
    if (changed)
      throw fail('plan_changed', undefined, await this.keep(actor, nroFicha, changed.upload, changed.planned))
    return succeed(outcomeOf(reporte), { reporte })
  }

  /** Returns who and what a simulated plan would change, in the ficha as it is now. */
  async changes(actor: Actor, nro_ficha: number, planId: string, query: PlanChangesQuery): Promise<ImportChanges> {
    const { manager } = this.dataSource
    const target = await readTarget(manager, actor, nro_ficha)
    const { upload } = await findPlan(manager, planId, { id_usuario: actor.id, nro_ficha })
    const { plan, state } = await planImport(manager, { target, upload, query, creating: false })
    const names = new Map(plan.people.map(({ person }) => [person.nro_documento, person]))
    const people = changedPeople(detailOf(plan, state, false), judgmentDiffs(plan.judgments), names)
    return presentChanges(manager, people, query)
  }

  /** The rows that cannot be loaded into the ficha as it is now. */
  async rejected(
    actor: Actor,
    nroFicha: number,
    file: Express.Multer.File | undefined,
    query: RejectedRowsQuery,
  ): Promise<Workbook> {
    const { manager } = this.dataSource
    const target = await readTarget(manager, actor, nroFicha)
    const upload = await readFile(file, { withRows: true, fechas: query.fechas })
    const { plan } = await planImport(manager, { target, upload, query, creating: false })
    return rejectedRows(upload, plan.rejected, query.lang ?? 'es')
  }

  private async simulate(
    actor: Actor,
    nroFicha: number,
    read: PromiseSettledResult<Upload>,
    query: ImportQuery,
  ): Promise<ImportAnswer> {
    const { upload, planned } = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      const upload = settled(read)
      return { upload, planned: await planImport(manager, { target, upload, query, creating: false }) }
    })
    const kept = await this.keep(actor, nroFicha, upload, planned)
    try {
      requireNewerReport(upload.report, planned.state.dated, query)
    } catch (error) {
      // The refusal carries the plan, so that a forced import does not need the file again.
      throw error instanceof AppError ? new AppError(error.code, error.params, kept) : error
    }
    return succeed(outcomeOf(kept.reporte), kept)
  }

  private async keep(actor: Actor, nro_ficha: number, upload: Upload, planned: PlannedImport) {
    const owner = { id_usuario: actor.id, nro_ficha }
    const plan = await keepPlan(this.dataSource, owner, upload, fingerprintOf(planned))
    return { reporte: simulationReport(planned), ...(plan && { plan }) }
  }
}

async function readFile(
  file: Express.Multer.File | undefined,
  options: { withRows?: boolean; fechas: ImportQuery['fechas'] },
): Promise<Upload> {
  requireFile(file)
  return readUpload(file, ['juicios'], options)
}

function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function outcomeOf(reporte: ImportReport): SuccessCode {
  if (reporte.simulado) return 'simulated'
  return hasChanges(reporte) ? 'evaluations_imported' : 'evaluations_unchanged'
}
