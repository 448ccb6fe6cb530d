import { hasChanges } from '@fichero/contract/import-changes'
import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { FileImport, UNDO } from '../../../files/import-records/file-import.entity.js'
import { countsOf } from '../../../files/import-records/import-record.js'
import { isNotUndone } from '../../../files/import-records/last-report.js'
import { foldUnchanged } from './fold-unchanged.js'

const readRows = rowsOf(z.object({ id: z.int(), sin_cambios: z.int().nullable(), vigente: computed }))

const ROWS = `
  SELECT i.id, i.sin_cambios, i.tipo <> '${UNDO}' AND ${isNotUndone('i.id')} AS vigente
  FROM importacion i WHERE i.nro_ficha = ? ORDER BY i.orden DESC`

/**
 * Reads the history of a ficha and returns the import ids of each entry, newest first. Imports without changes are folded into
 * one entry, except for undone imports, undos and the newest import (`newest`): users look for these, and only the newest
 * import can be undone.
 */
export async function readEntries(
  manager: EntityManager,
  nro_ficha: number,
  newest: number | undefined,
): Promise<number[][]> {
  const rows = await readRows(manager, ROWS, [nro_ficha])
  const candidates = rows.filter(({ id, vigente }) => vigente === 1 && id !== newest)
  const unknown = candidates.filter(({ sin_cambios }) => sin_cambios === null)
  const foldable = new Set([
    ...candidates.filter(({ sin_cambios }) => sin_cambios === 1).map(({ id }) => id),
    ...(await unchangedOf(
      manager,
      unknown.map(({ id }) => id),
    )),
  ])
  return foldUnchanged(rows.map(({ id }) => ({ id, isFoldable: foldable.has(id) })))
}

/** Returns the ids of the imports whose stored summaries have no changes. */
async function unchangedOf(manager: EntityManager, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const loads = await manager.findBy(FileImport, { id: In(ids) })
  return loads.flatMap((load) => (hasChanges(countsOf(load)) ? [] : [load.id]))
}
