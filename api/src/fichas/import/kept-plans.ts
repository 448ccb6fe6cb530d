import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { KeptPlan as Shown } from '@fichero/contract/imports.schema'
import { PLAN_MS } from '@fichero/contract/limits'
import { type DataSource, type EntityManager, In, LessThan } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import type { UploadedReport } from '../../imports/read-upload.js'
import { KeptPlan } from './kept-plan.entity.js'
import type { FichaReport } from './plan-import.js'

/** In bytes. A report of 2,100 rows takes 50 KB. Larger reports are not kept; the file is sent again to apply them. */
export const MAX_PLAN_BYTES = 1024 * 1024
/** In bytes, for all plans together. */
export const MAX_ALL_BYTES = 64 * 1024 * 1024
export const MAX_PLANS_PER_PERSON = 5

type Upload = UploadedReport<FichaReport>

interface Owner {
  id_usuario: number
  nro_ficha: number
}

/**
 * Keeps the report of a simulation for `PLAN_MS` with the fingerprint of its plan, deleting the oldest plans beyond the
 * limits. Returns what the answer contains about the plan, or undefined if the report is too large.
 */
export async function keepPlan(
  dataSource: DataSource,
  { id_usuario, nro_ficha }: Owner,
  { name: archivo, sha256, report }: Upload,
  huella: string,
): Promise<Shown | undefined> {
  const contenido = (await promisify(deflate)(JSON.stringify(report))).toString('base64')
  const bytes = contenido.length
  if (bytes > MAX_PLAN_BYTES) return undefined
  const identity = JSON.stringify([id_usuario, nro_ficha, archivo, sha256, huella])
  const id = createHash('sha256').update(identity).digest('hex')
  const hasta = new Date(Date.now() + PLAN_MS)
  const plan = { id, id_usuario, nro_ficha, archivo, sha256, huella, contenido, bytes, hasta, id_importacion: null }
  await inTransaction(dataSource, async (manager) => {
    await manager.upsert(KeptPlan, plan, ['id'])
    await makeRoom(manager)
  })
  return { id, hasta: hasta.toISOString() }
}

async function makeRoom(manager: EntityManager): Promise<void> {
  await manager.delete(KeptPlan, { hasta: LessThan(new Date()) })
  const plans = await manager.find(KeptPlan, {
    select: { id: true, id_usuario: true, bytes: true },
    order: { hasta: 'DESC' },
  })
  const ids = beyondLimits(plans)
  if (ids.length > 0) await manager.delete(KeptPlan, { id: In(ids) })
}

/** Returns the ids of the plans to delete. Expects the newest first. */
export function beyondLimits(plans: Pick<KeptPlan, 'id' | 'id_usuario' | 'bytes'>[]): string[] {
  const byPerson = new Map<number, number>()
  let total = 0
  return plans.flatMap(({ id, id_usuario, bytes }) => {
    const own = (byPerson.get(id_usuario) ?? 0) + 1
    if (own > MAX_PLANS_PER_PERSON || total + bytes > MAX_ALL_BYTES) return [id]
    byPerson.set(id_usuario, own)
    total += bytes
    return []
  })
}

/**
 * Returns the user's own plan for the ficha. Call it after locking the ficha, so that a concurrent application of the
 * same plan is seen.
 * @throws AppError `plan_not_found` if it does not exist, is too old, or belongs to another user or ficha.
 */
export async function findPlan(manager: EntityManager, id: string, owner: Owner) {
  const plan = await manager.findOneBy(KeptPlan, { id, ...owner })
  if (!plan || plan.hasta.getTime() <= Date.now()) throw fail('plan_not_found')
  const json = (await promisify(inflate)(Buffer.from(plan.contenido, 'base64'))).toString()
  const report: FichaReport = JSON.parse(json)
  const upload: Upload = { name: plan.archivo, sha256: plan.sha256, report }
  return { huella: plan.huella, id_importacion: plan.id_importacion, upload }
}

/** Records the import of the plan, so that applying it again returns the same report. */
export const markApplied = (manager: EntityManager, id: string, id_importacion: number) =>
  manager.update(KeptPlan, id, { id_importacion })
