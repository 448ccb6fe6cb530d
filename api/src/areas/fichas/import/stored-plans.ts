import { createHash } from 'node:crypto'
import type { KeptPlan as PlanAnswer } from '@fichero/contract/imports.schema'
import { PLAN_MS } from '@fichero/contract/limits'
import { type DataSource, type EntityManager, In, LessThan } from 'typeorm'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import type { UploadedReport } from '../../../files/import-records/accept-upload.js'
import { mentions, packReport, unpackReport } from '../../../files/import-records/stored-report.js'
import type { FichaReport } from './plan-import.js'
import { StoredPlan } from './stored-plan.entity.js'

/**
 * Maximum size of a plan in bytes. A report of 2,100 rows takes 50 KB. Larger plans are not stored: the browser must send the
 * file again to import it.
 */
export const MAX_PLAN_BYTES = 1024 * 1024
/** Maximum size of all plans together, in bytes. */
export const MAX_ALL_BYTES = 64 * 1024 * 1024
/** Maximum number of plans of one user. */
export const MAX_PLANS_PER_PERSON = 5

type Upload = UploadedReport<FichaReport>

/** The user and the ficha to which a stored plan belongs. */
interface Owner {
  id_usuario: number
  nro_ficha: number
}

/**
 * Stores the report of a dry run with the fingerprint `huella` of its plan for `PLAN_MS`. Deletes the oldest plans if the
 * limits are exceeded. Returns the id and the expiry time of the plan, or undefined if the report is too large.
 */
export async function storePlan(
  dataSource: DataSource,
  { id_usuario, nro_ficha }: Owner,
  { name: archivo, sha256, report }: Upload,
  huella: string,
): Promise<PlanAnswer | undefined> {
  const contenido = await packReport(report)
  const bytes = contenido.length
  if (bytes > MAX_PLAN_BYTES) return undefined
  const identity = JSON.stringify([id_usuario, nro_ficha, archivo, sha256, huella])
  const id = createHash('sha256').update(identity).digest('hex')
  const hasta = new Date(Date.now() + PLAN_MS)
  const plan = { id, id_usuario, nro_ficha, archivo, sha256, huella, contenido, bytes, hasta, id_importacion: null }
  await inTransaction(dataSource, async (manager) => {
    await manager.upsert(StoredPlan, plan, ['id'])
    await deleteOldPlans(manager)
  })
  return { id, hasta: hasta.toISOString() }
}

/** Deletes expired plans, and the oldest plans beyond the limits. */
async function deleteOldPlans(manager: EntityManager): Promise<void> {
  await manager.delete(StoredPlan, { hasta: LessThan(new Date()) })
  const plans = await manager.find(StoredPlan, {
    select: { id: true, id_usuario: true, bytes: true },
    order: { hasta: 'DESC' },
  })
  const ids = beyondLimits(plans)
  if (ids.length > 0) await manager.delete(StoredPlan, { id: In(ids) })
}

/** Returns the ids of the plans that exceed the limits. `plans` must be sorted, newest first. */
export function beyondLimits(plans: Pick<StoredPlan, 'id' | 'id_usuario' | 'bytes'>[]): string[] {
  const byPerson = new Map<number, number>()
  let total = 0
  return plans.flatMap(({ id, id_usuario, bytes }) => {
    const count = (byPerson.get(id_usuario) ?? 0) + 1
    if (count > MAX_PLANS_PER_PERSON || total + bytes > MAX_ALL_BYTES) return [id]
    byPerson.set(id_usuario, count)
    total += bytes
    return []
  })
}

/**
 * Returns a stored plan of the user for the ficha. The caller must lock the ficha first, so that a concurrent application of
 * the same plan is visible.
 * @throws AppError `plan_not_found` if the plan does not exist, has expired, or belongs to another user or ficha
 */
export async function findPlan(manager: EntityManager, id: string, owner: Owner) {
  const plan = await manager.findOneBy(StoredPlan, { id, ...owner })
  if (!plan || plan.hasta.getTime() <= Date.now()) throw fail('plan_not_found')
  const report: FichaReport = JSON.parse(await unpackReport(plan.contenido))
  const upload: Upload = { name: plan.archivo, sha256: plan.sha256, report }
  return { huella: plan.huella, id_importacion: plan.id_importacion, upload }
}

/** Stores the id of the import that applied the plan, so that a repeated request returns the same summary. */
export const markApplied = (manager: EntityManager, id: string, id_importacion: number) =>
  manager.update(StoredPlan, id, { id_importacion })

/** Deletes all plans whose reports contain one of the document numbers, because the reports have people's contact data. */
export async function deletePlansAbout(manager: EntityManager, documents: readonly string[]): Promise<void> {
  const mentionsOne = mentions(documents)
  for (const { id } of await manager.find(StoredPlan, { select: { id: true } })) {
    const plan = await manager.findOneBy(StoredPlan, { id })
    if (plan && mentionsOne(await unpackReport(plan.contenido))) await manager.delete(StoredPlan, { id })
  }
}
