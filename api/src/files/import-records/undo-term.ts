import { UNDO_DAYS, UNDO_LOADS } from '@fichero/contract/limits'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { type FileImport, UNDO } from './file-import.entity.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the time until which an import can be undone. */
export const undoableUntil = ({ fecha }: Pick<FileImport, 'fecha'>) => new Date(fecha.getTime() + UNDO_DAYS * DAY_MS)

/**
 * SQL for the number of imports in the ficha that are newer than the import `i`. Undone imports count too, so that the number
 * never decreases. Otherwise an undo could be offered again after data retention had deleted the data that it needs.
 */
const NEWER = `(SELECT COUNT(*) FROM importacion n WHERE n.nro_ficha = i.nro_ficha AND n.orden > i.orden AND n.tipo <> '${UNDO}')`

/** SQL condition: the import `i` can no longer be undone, because its ficha has too many newer imports. */
export const HAS_TOO_MANY_NEWER = `${NEWER} >= ${UNDO_LOADS}`

const readLate = rowsOf(z.object({ id: z.int(), tarde: computed }))

/** Returns the ids of the imports that are too old to be undone. */
export async function expiredOf(
  manager: EntityManager,
  imports: Pick<FileImport, 'id' | 'fecha'>[],
): Promise<Set<number>> {
  const now = Date.now()
  const ids = imports.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const sql = `SELECT i.id, ${HAS_TOO_MANY_NEWER} AS tarde FROM importacion i WHERE i.id IN (${ids.map(() => '?')})`
  const late = new Set((await readLate(manager, sql, ids)).filter(({ tarde }) => tarde === 1).map(({ id }) => id))
  return new Set(imports.filter((row) => late.has(row.id) || undoableUntil(row).getTime() <= now).map(({ id }) => id))
}
