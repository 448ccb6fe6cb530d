import type { EntityManager } from 'typeorm'
import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { ScheduledInstructor } from './scheduled-instructor.entity.js'

/** Rows of one statement: the parameters of a statement are limited. */
const BATCH = 50

/** Returns who is scheduled in a ficha, in the order of the report. */
export async function scheduledRows(manager: EntityManager, nro_ficha: number): Promise<ScheduledRow[]> {
  const rows = await manager.find(ScheduledInstructor, { where: { nro_ficha }, order: { orden: 'ASC' } })
  return rows.map(({ nro_ficha: _, orden: __, ...row }) => row)
}

/** Replaces who is scheduled in a ficha, whose row must be locked. */
export async function replaceScheduled(
  manager: EntityManager,
  nro_ficha: number,
  rows: readonly ScheduledRow[],
): Promise<void> {
  await manager.delete(ScheduledInstructor, { nro_ficha })
  const numbered = rows.map((row, index) => ({ ...row, nro_ficha, orden: index + 1 }))
  for (let start = 0; start < numbered.length; start += BATCH)
    await manager.insert(ScheduledInstructor, numbered.slice(start, start + BATCH))
}
