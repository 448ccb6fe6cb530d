import { UNDO_DAYS, UNDO_LOADS } from '@fichero/contract/limits'
import { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import { type FileImport, UNDO } from '../../../files/import-records/file-import.entity.js'
import type { ImportDetail } from '../../../files/import-records/import-detail.entity.js'

/** The newest import of a ficha that is not undone. `detail` has the replaced values; null if none were stored. */
export interface Newest {
  load: FileImport
  detail: ImportDetail | null
}

/** The import that a user wants to undo. */
interface UndoState {
  id: number
  isUndone: boolean
  /** Whether the period for undoing the import is over. */
  isExpired: boolean
}

/** Returns the error if an import cannot be undone, otherwise null. */
export function undoRefusal({ id, isUndone, isExpired }: UndoState, newest: Newest | null): AppError | null {
  if (isUndone || !newest) return fail('import_undone')
  if (isExpired) return undoExpired()
  if (newest.load.id !== id) return fail('import_not_newest', { archivo: newest.load.archivo })
  if (!newest.detail) return fail('import_not_kept')
  return newest.detail.contenido.creacion ? fail('import_created_ficha') : null
}

/** Returns the error for an undo after its period is over. */
export const undoExpired = () => fail('import_expired', { dias: UNDO_DAYS, cargas: UNDO_LOADS })

/** Returns whether a record is an import and not an undo. An undo cannot be undone; users import the file again instead. */
export const isImport = ({ tipo }: Pick<FileImport, 'tipo'>) => tipo !== UNDO
