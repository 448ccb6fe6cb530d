import type { ImportReport } from '@fichero/contract/imports.schema'

/** What the creation hands to the new ficha's screen in the history's state, so that it stays after a reload. */
export interface CreationState {
  creacion: ImportReport
}

export function creationReport(state: unknown): ImportReport | undefined {
  return (state as Partial<CreationState> | null)?.creacion
}
