import type { EntityManager } from 'typeorm'
import type { ContractAccess } from '../../../access/contract-access.js'
import type { Actor } from '../../../access/current-user.decorator.js'
import { readSight } from '../../../access/scope.js'
import { fail } from '../../../errors/fail.js'
import { unpackReport } from '../../../files/import-records/stored-report.js'
import { User } from '../../users/user.entity.js'
import { undoNewest } from '../history/undo-newest.js'
import { Batch } from './batch.entity.js'
import type { BatchReport } from './batch-report.entity.js'
import { type BatchUpload, NO_DECISIONS, prepareReport, shownDecisions } from './prepare-report.js'
import { type Outcome, plannedOutcome, shownCounts, split } from './report-states.js'

// The steps of the queue. Each runs as the author of the batch, with the access that the author has when it runs.

/** The ficha has changed since the plan that the user saw, so that the report would do something else. */
export class PlanChanged extends Error {}

/**
 * Returns the author of a batch.
 * @throws AppError `forbidden` if the author has no access any more
 */
export async function requireAuthor(
  manager: EntityManager,
  contracts: ContractAccess,
  { id_lote }: BatchReport,
): Promise<Actor> {
  const batch = await manager.findOneBy(Batch, { id: id_lote })
  const user = batch && (await manager.findOneBy(User, { id: batch.id_usuario, estado: 'habilitado' }))
  if (!user || contracts.refusalOf(user)) throw fail('forbidden')
  return Object.assign(user, await readSight(manager, user.id))
}

/** Compares a report with its ficha. Roll back the transaction: the report may bring the design of its program. */
export async function plan(manager: EntityManager, actor: Actor, row: BatchReport): Promise<Outcome> {
  const { summary, refusal } = await prepareReport(manager, actor, {
    ...(await storedReport(row)),
    decisions: NO_DECISIONS,
  })
  return plannedOutcome(summary, refusal)
}

/**
 * Imports a report as its plan shows.
 * @throws PlanChanged, or AppError if the report cannot be imported
 */
export async function apply(manager: EntityManager, actor: Actor, row: BatchReport): Promise<Outcome> {
  const decisions = shownDecisions(row)
  const { summary, refusal, apply } = await prepareReport(manager, actor, { ...(await storedReport(row)), decisions })
  if (row.resumen === null || shownCounts(summary) !== shownCounts(row.resumen)) throw new PlanChanged()
  if (refusal) throw refusal
  const imported = await apply()
  const { resumen } = split(imported)
  return { estado: 'aplicado', error: null, id_importacion: imported.id, resumen, detalle: null, contenido: null }
}

/** Undoes the import of a report. */
export async function undo(manager: EntityManager, actor: Actor, row: BatchReport): Promise<Outcome> {
  const { nro_ficha, id_importacion: id } = row
  if (nro_ficha === null || id === null) throw fail('import_not_found')
  await undoNewest(manager, actor, { nro_ficha, id })
  return { estado: 'deshecho', error: null }
}

async function storedReport({ archivo: name, sha256, nro_ficha, contenido }: BatchReport) {
  if (contenido === null || nro_ficha === null) throw fail('report_without_ficha', { archivo: name })
  const upload: BatchUpload = { name, sha256, report: JSON.parse(await unpackReport(contenido)) }
  return { nro_ficha, upload }
}
