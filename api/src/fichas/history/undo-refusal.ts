import { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { type FileImport, UNDO } from '../../imports/file-import.entity.js'
import type { ImportDetail } from '../../imports/import-detail.entity.js'

/** The ficha's newest import that is not undone, with what it replaced. */
export interface Newest {
  note: FileImport
  detail: ImportDetail | null
}

/** Returns why an import cannot be undone; null if it can. */
export function undoRefusal(id: number, isUndone: boolean, newest: Newest | null): AppError | null {
  if (isUndone || !newest) return fail('import_undone')
  if (newest.note.id !== id) return fail('import_not_newest', { archivo: newest.note.archivo })
  if (!newest.detail) return fail('import_not_kept')
  return newest.detail.contenido.creacion ? fail('import_created_ficha') : null
}

/** Undoing is no load that could be undone: the file can be loaded again. */
export const isLoad = ({ tipo }: Pick<FileImport, 'tipo'>) => tipo !== UNDO
