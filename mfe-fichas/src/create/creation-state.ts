import type { FileReading, ImportReport } from '@fichero/contract/imports.schema'

/** The history state of a new ficha's page. The page shows this state as a notice, also after a reload. */
export interface CreationState {
  creacion: ImportReport
  /** How the file was read. */
  reading: FileReading
}

/** Returns the creation from the history state of a page, if there is one. */
export const creationOf = (state: unknown): CreationState | undefined =>
  (state as Partial<CreationState> | null)?.creacion ? (state as CreationState) : undefined
