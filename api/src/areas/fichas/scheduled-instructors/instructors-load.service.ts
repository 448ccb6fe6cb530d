import { readingOf } from '@fichero/contract/file-reading'
import type { ImportAnswer, ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inTransaction } from '../../../database/transaction.js'
import { AppError } from '../../../errors/app-error.js'
import { ageRefusal, readUpload, requireFile, requireValidRows } from '../../../files/import-records/accept-upload.js'
import { auditedCounts } from '../../../files/import-records/audited-counts.js'
import { emptyDetail, ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { loadedSummary, recordImport, simulatedSummary } from '../../../files/import-records/import-record.js'
import { audit } from '../../../records/audit/audit.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { lockTarget, readTarget } from '../import/ficha-state.js'
import { saveMissingShares } from '../save-missing-shares.js'
import { isRepetition, planScheduled, type SchedulePlan } from './plan-scheduled.js'
import { replaceScheduled } from './write-scheduled.js'

interface Applying {
  actor: Actor
  nroFicha: number
  sha256: string
}

const answerOf = (reporte: ImportReport): ImportAnswer =>
  succeed(reporte.id === null ? 'evaluations_unchanged' : 'instructors_imported', { reporte })

/** Imports a report of instructors into a ficha: directly, or as a dry run. */
@Injectable()
export class InstructorsLoadService {
  constructor(private readonly dataSource: DataSource) {}

  async import(
    actor: Actor,
    nroFicha: number,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<ImportAnswer> {
    // Nobody's file is read for a ficha that does not exist or does not accept it.
    await readTarget(this.dataSource.manager, actor, nroFicha)
    requireFile(file)
    const upload = await readUpload(file, ['instructores'], { ...readingOf(query), ficha: nroFicha })
    return inTransaction(this.dataSource, async (manager) => {
      const target = await lockTarget(manager, actor, nroFicha)
      const plan = await planScheduled(manager, actor, target, upload)
      const older = ageRefusal(upload.report, plan.last, query)
      const reporte = simulatedSummary(plan.summary)
      // The error of a dry run contains the plan, because the user may still import the report.
      if (older) throw query.simular ? new AppError(older.code, older.params, { reporte }) : older
      if (query.simular) return succeed('simulated', { reporte })
      requireValidRows(plan.summary, plan.rows.length, query)
      return answerOf(await applyScheduled(manager, plan, { actor, nroFicha, sha256: upload.sha256 }))
    })
  }
}

/** Writes a plan, which must have been made in the same transaction, and returns the summary of the import. */
export async function applyScheduled(
  manager: EntityManager,
  plan: SchedulePlan,
  applying: Applying,
): Promise<ImportReport> {
  const { actor, nroFicha, sha256 } = applying
  const summary = loadedSummary(plan.summary)
  if (isRepetition(summary, plan.last)) return summary
  await replaceScheduled(manager, nroFicha, plan.rows)
  const id = await recordImport(manager, { actor, upload: { sha256 }, summary })
  const contenido = { ...emptyDetail(), programados: plan.former }
  await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: null })
  await saveMissingShares(manager, nroFicha)
  await audit(manager, {
    actor,
    accion: 'fichas:import-instructors',
    entidad: 'ficha',
    entidad_id: nroFicha,
    despues: { importacion: id, ...auditedCounts(summary) },
  })
  return { ...summary, id }
}
