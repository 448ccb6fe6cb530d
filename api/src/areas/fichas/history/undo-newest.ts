import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { fail } from '../../../errors/fail.js'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import { ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { lastImport } from '../../../files/import-records/last-report.js'
import { expiredOf } from '../../../files/import-records/undo-term.js'
import { lockTarget } from '../import/ficha-state.js'
import { undoingOf } from './present-entries.js'
import { storedDetail } from './read-changes.js'
import { undoImport } from './undo-import.js'
import { isImport, type Newest, undoRefusal } from './undo-refusal.js'

/**
 * Locks the ficha and undoes one of its imports. Returns the id of the undo's record.
 * @throws AppError `import_not_found`, or the reason why the import cannot be undone
 */
export async function undoNewest(
  manager: EntityManager,
  actor: Actor,
  { nro_ficha, id }: { nro_ficha: number; id: number },
): Promise<number> {
  const target = await lockTarget(manager, actor, nro_ficha)
  const record = await manager.findOneBy(FileImport, { id, nro_ficha })
  if (!record || !isImport(record)) throw fail('import_not_found')
  const state = {
    id,
    isUndone: await isUndone(manager, id),
    isExpired: (await expiredOf(manager, [record])).has(id),
  }
  const error = undoRefusal(state, await newestOf(manager, nro_ficha))
  if (error) throw error
  return undoImport(manager, { actor, target }, record, await storedDetail(manager, id))
}

/** Returns the newest import of a ficha that is not undone, with its detail; null if there is none. */
export async function newestOf(manager: EntityManager, nro_ficha: number): Promise<Newest | null> {
  const load = await lastImport(manager, nro_ficha)
  return load && { load, detail: await manager.findOneBy(ImportDetail, { id_importacion: load.id }) }
}

const isUndone = async (manager: EntityManager, id_importacion: number) =>
  (await undoingOf(manager, [id_importacion])).size > 0
