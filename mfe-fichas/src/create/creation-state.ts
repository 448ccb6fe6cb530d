import type { DateOrder } from '@fichero/contract/enums'
import type { ImportReport } from '@fichero/contract/imports.schema'

/** Passed to the new ficha's screen as history state, so that it survives a reload. */
export interface CreationState {
  creacion: ImportReport
  /** What the user said of the dates of the file. */
  fechas?: DateOrder | undefined
}

export const creationOf = (state: unknown): CreationState | undefined =>
  (state as Partial<CreationState> | null)?.creacion ? (state as CreationState) : undefined
