import { readingOf } from '@fichero/contract/file-reading'
import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type {
  ApplyPlanQuery,
  FileReading,
  ImportAnswer,
  ImportQuery,
  ImportReport,
  PlanChangesQuery,
  RejectedRowsQuery,
} from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inRolledBack, inTransaction } from '../../../database/transaction.js'
import { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import { readUpload, requireFile, type UploadedReport } from '../../../files/import-records/accept-upload.js'
import { recordedSummary, simulatedSummary } from '../../../files/import-records/import-record.js'
import { rejectedRows } from '../../../files/import-records/rejected-rows.js'
import type { Workbook } from '../../../files/spreadsheet-writer/workbook.js'
import { ProgressOfRequests, type ProgressReporter } from '../../../files/uploads/progress.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { applyImport, detailOf } from './apply-import.js'
import { bringsDesign, planInto } from './bring-design.js'
import { changedPeople } from './changed-people.js'
import { lockTarget, readTarget } from './ficha-state.js'
import { type FichaReport, fingerprintOf, importRefusal, type PlannedImport, planImport } from './plan-import.js'
import { presentChanges } from './present-changes.js'
import { findPlan, markApplied, storePlan } from './stored-plans.js'
import { judgmentDiffs } from './write-rows.js'

type Upload = UploadedReport<FichaReport>
/** The kinds of files that can be imported into a ficha. */
export type FichaFileKind = FichaReport['kind']

/** Imports reports into a ficha: directly, or as a dry run whose stored plan is applied later. */
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
    // Reads the file before the ficha is locked, because reading takes time. Errors about the ficha must still take
    // precedence, so an error of the file is thrown later, by `settled`.
    const [read] = await Promise.allSettled([readFile(file, [kind], { ...readingOf(query), ficha: nroFicha })])
    const reporter = this.progress.reporterFor({ actor, id: query.progreso })
    reporter.stage('comparacion')
    if (query.simular) return this.simulate(actor, nroFicha, read, query)
    const summary = await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockTarget(manager, actor, nroFicha)
      const planned = await planInto(manager, { actor, target: locked, upload: settled(read), query })
      const error = importRefusal(planned, query)
      if (error) throw error
      return applyImport(manager, planned, { actor, reporter })
    })
    return answerOf(summary)
  }

  private async simulate(
    actor: Actor,
    nroFicha: number,
    read: PromiseSettledResult<Upload>,
    query: ImportQuery,
  ): Promise<ImportAnswer> {
    // Rolled back, because the plan of a report that brings a design needs the design.
    const { upload, planned, isStored } = await inRolledBack(this.dataSource, async (manager) => {
      const locked = await lockTarget(manager, actor, nroFicha)
      const upload = settled(read)
      const planned = await planInto(manager, { actor, target: locked, upload, query })
      return { upload, planned, isStored: !bringsDesign(locked, upload.report) }
    })
    const error = importRefusal(planned, query)
    // The ids of a design that is rolled back are not the ids that applying the plan would give it.
    const stored = isStored
      ? await this.store(actor, nroFicha, upload, planned)
      : { reporte: simulatedSummary(planned.summary) }
    // The error contains the stored plan, so that the user can force the import without sending the file again.
    if (error) throw new AppError(error.code, error.params, stored)
    return succeed('simulated', stored)
  }

  /** Applies the stored plan of a dry run if the ficha has not changed since. A repeated request returns the same summary. */
  apply(actor: Actor, nroFicha: number, planId: string, query: ApplyPlanQuery): Promise<ImportAnswer> {
    return this.progress.during({ actor, id: query.progreso }, 'comparacion', (reporter) =>
      this.applyPlan(actor, nroFicha, planId, query, reporter),
    )
  }

  private async applyPlan(
    actor: Actor,
    nroFicha: number,
    planId: string,
    query: ApplyPlanQuery,
    reporter: ProgressReporter,
  ): Promise<ImportAnswer> {
    const { summary, changed } = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      const { upload, huella, id_importacion } = await findPlan(manager, planId, ownerOf(actor, nroFicha))
      if (id_importacion !== null) return { summary: await recordedSummary(manager, id_importacion) }
      const planned = await planImport(manager, { actor, target, upload, query, creating: false })
      if (fingerprintOf(planned) !== huella) return { changed: { upload, planned } }
      const error = importRefusal(planned, { ...query, simular: false })
      if (error) throw error
      const summary = await applyImport(manager, planned, { actor, reporter })
      if (summary.id !== null) await markApplied(manager, planId, summary.id)
      return { summary }
    })
    if (changed)
      throw fail('plan_changed', undefined, await this.store(actor, nroFicha, changed.upload, changed.planned))
    return answerOf(summary)
  }

  private async store(actor: Actor, nroFicha: number, upload: Upload, planned: PlannedImport) {
    const plan = await storePlan(this.dataSource, ownerOf(actor, nroFicha), upload, fingerprintOf(planned))
    return { reporte: simulatedSummary(planned.summary), ...(plan && { plan }) }
  }

  /** Returns the people whom a stored plan would change if it were applied now. */
  async changes(actor: Actor, nro_ficha: number, planId: string, query: PlanChangesQuery): Promise<ImportChanges> {
    const { manager } = this.dataSource
    const target = await readTarget(manager, actor, nro_ficha)
    const { upload } = await findPlan(manager, planId, ownerOf(actor, nro_ficha))
    const { plan, state } = await planImport(manager, { actor, target, upload, query, creating: false })
    const named = [...plan.people.map(({ person }) => person), ...plan.outside]
    const names = new Map(named.map((person) => [person.nro_documento, person]))
    const detail = detailOf(plan, state, { creacion: false, fecha_reporte: null })
    const documentos = plan.renumbered.map(([antes, despues]) => ({ antes, despues }))
    const people = changedPeople({ ...detail, documentos }, judgmentDiffs(plan.judgments), names)
    return presentChanges(manager, people, query)
  }

  /** Returns a workbook with the rows that cannot be imported into the ficha in its current state. */
  async rejected(
    actor: Actor,
    nroFicha: number,
    file: Express.Multer.File | undefined,
    query: RejectedRowsQuery,
  ): Promise<Workbook> {
    const target = await readTarget(this.dataSource.manager, actor, nroFicha)
    const upload = await readFile(file, ['juicios', 'aprendices'], {
      withRows: true,
      ...readingOf(query),
      ficha: nroFicha,
    })
    const { plan } = await inRolledBack(this.dataSource, (manager) =>
      planInto(manager, { actor, target, upload, query }),
    )
    return rejectedRows(upload, plan.rejected, query.lang ?? 'es')
  }
}

/** Reads the uploaded file. Throws if the request has no file. */
async function readFile(
  file: Express.Multer.File | undefined,
  kinds: readonly FichaFileKind[],
  options: FileReading & { withRows?: boolean; ficha: number },
): Promise<Upload> {
  requireFile(file)
  return readUpload(file, kinds, options)
}

/** Returns the value of a settled promise, or throws the error with which it was rejected. */
function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** The user and the ficha to which a stored plan belongs. */
const ownerOf = ({ id }: Actor, nro_ficha: number) => ({ id_usuario: id, nro_ficha })

/** Returns the answer to an import, with a message that depends on whether anything changed. */
const answerOf = (summary: ImportReport): ImportAnswer =>
  succeed(
    !hasChanges(summary)
      ? 'evaluations_unchanged'
      : summary.tipo === 'juicios'
        ? 'evaluations_imported'
        : 'apprentices_imported',
    { reporte: summary },
  )
