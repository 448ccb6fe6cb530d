import { hasChanges } from '@fichero/contract/import-changes'
import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { FileImport, UNDO } from '../../imports/file-import.entity.js'
import { isNotUndone } from '../../imports/last-report.js'
import { countsOf } from '../../imports/stored-summary.js'
import { foldUnchanged } from './fold-unchanged.js'

const readPlaces = rowsOf(z.object({ id: z.int(), sin_cambios: z.int().nullable(), vigente: computed }))

const PLACES = `
  SELECT i.id, i.sin_cambios, i.tipo <> '${UNDO}' AND ${isNotUndone('i.id')} AS vigente
  FROM importacion i WHERE i.nro_ficha = ? ORDER BY i.orden DESC`

/**
 * Returns the ids of each entry of a ficha's history, newest first. What was undone, what undid it and the newest load have
 * entries of their own: a reader looks for them, and only the newest load can be undone.
 */
export async function readEntries(
  manager: EntityManager,
  nro_ficha: number,
  newest: number | undefined,
): Promise<number[][]> {
  const places = await readPlaces(manager, PLACES, [nro_ficha])
  const candidates = places.filter(({ id, vigente }) => vigente === 1 && id !== newest)
  const unknown = candidates.filter(({ sin_cambios }) => sin_cambios === null)
  const foldable = new Set([
    ...candidates.filter(({ sin_cambios }) => sin_cambios === 1).map(({ id }) => id),
    ...(await unchangedOf(
      manager,
      unknown.map(({ id }) => id),
    )),
  ])
  return foldUnchanged(places.map(({ id }) => ({ id, isFoldable: foldable.has(id) })))
}

/** Returns those of these loads that changed nothing, by their summaries. */
async function unchangedOf(manager: EntityManager, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const notes = await manager.findBy(FileImport, { id: In(ids) })
  return notes.flatMap((note) => (hasChanges(countsOf(note)) ? [] : [note.id]))
}
