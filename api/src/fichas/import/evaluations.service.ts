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
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { inTransaction } from '../../database/transaction.js'
import { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { recordedSummary } from '../../imports/import-record.js'
import { simulatedSummary } from '../../imports/import-summary.js'
import { readUpload, requireFile, type UploadedReport } from '../../imports/read-upload.js'
import { rejectedRows } from '../../imports/rejected-rows.js'
import { succeed } from '../../records/succeed.js'
import { ProgressOfRequests, type Tell } from '../../uploads/progress.js'
import type { Workbook } from '../../workbooks/workbook.js'
import { applyImport } from './apply-import.js'
import { changedPeople } from './changed-people.js'
import { detailOf } from './import-detail.js'
import { importRefusal } from './import-refusal.js'
import { judgmentDiffs } from './judgment-diffs.js'
import { findPlan, keepPlan, markApplied } from './kept-plans.js'
import { lockTarget, readTarget } from './lock-target.js'
import { type FichaReport, fingerprintOf, type PlannedImport, planImport } from './plan-import.js'
import { presentChanges } from './present-changes.js'

type Upload = UploadedReport<FichaReport>
/** The kinds of files that are loaded into a ficha. */
export type FichaFileKind = FichaReport['kind']

@Injectable()
export class EvaluationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly progress: ProgressOfRequests,
  ) {}

  async import(
    actor: Actor,
    { nroFicha, kind }: { nroFicha: number; kind: FichaFileKind },
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<ImportAnswer> {
    // Reading takes time, so it happens before the lock. Errors of the ficha still take precedence over errors of the
    // file.
    const [read] = await Promise.allSettled([readFile(file, [kind], { fechas: query.fechas, ficha: nroFicha })])
    const tell = this.progress.tell({ actor, id: query.progreso })
    tell.stage('comparacion')
    if (query.simular) return this.simulate(actor, nroFicha, read, query)
    const summary = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      const planned = await planImport(manager, { target, upload: settled(read), query, creating: false })
      const refusal = importRefusal(planned, query)
      if (refusal) throw refusal
      return applyImport(manager, planned, { actor, tell })
    })
    return loaded(summary)
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
    const refusal = importRefusal(planned, query)
    const kept = await this.keep(actor, nroFicha, upload, planned)
    // The refusal carries the plan, so that a forced import does not need the file again.
    if (refusal) throw new AppError(refusal.code, refusal.params, kept)
    return succeed('simulated', kept)
  }

  /** Applies a simulated plan if the ficha has not changed since. Applying it again returns the same summary. */
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
    const { summary, changed } = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      const { upload, huella, id_importacion } = await findPlan(manager, planId, ownerOf(actor, nroFicha))
      if (id_importacion !== null) return { summary: await recordedSummary(manager, id_importacion) }
      const planned = await planImport(manager, { target, upload, query, creating: false })
      if (fingerprintOf(planned) !== huella) return { changed: { upload, planned } }
      const refusal = importRefusal(planned, { ...query, simular: false })
      if (refusal) throw refusal
      const summary = await applyImport(manager, planned, { actor, tell })
      if (summary.id !== null) await markApplied(manager, planId, summary.id)
      return { summary }
    })
    if (changed)
      throw fail('plan_changed', undefined, await this.keep(actor, nroFicha, changed.upload, changed.planned))
    return loaded(summary)
  }

  private async keep(actor: Actor, nroFicha: number, upload: Upload, planned: PlannedImport) {
    const plan = await keepPlan(this.dataSource, ownerOf(actor, nroFicha), upload, fingerprintOf(planned))
    return { reporte: simulatedSummary(planned.summary), ...(plan && { plan }) }
  }

  /** Returns who and what a simulated plan would change, in the ficha as it is now. */
  async changes(actor: Actor, nro_ficha: number, planId: string, query: PlanChangesQuery): Promise<ImportChanges> {
    const { manager } = this.dataSource
    const target = await readTarget(manager, actor, nro_ficha)
    const { upload } = await findPlan(manager, planId, ownerOf(actor, nro_ficha))
    const { plan, state } = await planImport(manager, { target, upload, query, creating: false })
    const named = [...plan.people.map(({ person }) => person), ...plan.outside]
    const names = new Map(named.map((person) => [person.nro_documento, person]))
    const detail = detailOf(plan, state, { creacion: false, fecha_reporte: null })
    const documentos = plan.renumbered.map(([antes, despues]) => ({ antes, despues }))
    const people = changedPeople({ ...detail, documentos }, judgmentDiffs(plan.judgments), names)
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
    const upload = await readFile(file, ['juicios', 'aprendices'], {
      withRows: true,
      fechas: query.fechas,
      ficha: nroFicha,
    })
    const { plan } = await planImport(manager, { target, upload, query, creating: false })
    return rejectedRows(upload, plan.rejected, query.lang ?? 'es')
  }
}

async function readFile(
  file: Express.Multer.File | undefined,
  kinds: readonly FichaFileKind[],
  options: { withRows?: boolean; fechas: ImportQuery['fechas']; ficha: number },
): Promise<Upload> {
  requireFile(file)
  return readUpload(file, kinds, options)
}

function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

const ownerOf = ({ id }: Actor, nro_ficha: number) => ({ id_usuario: id, nro_ficha })

const loaded = (summary: ImportReport): ImportAnswer =>
  succeed(
    !hasChanges(summary)
      ? 'evaluations_unchanged'
      : summary.tipo === 'juicios'
        ? 'evaluations_imported'
        : 'apprentices_imported',
    { reporte: summary },
  )
