import type { ImportReport } from '@fichero/contract/imports.schema'

/** Passed to the new ficha's screen as history state, so that it survives a reload. */
export interface CreationState {
  creacion: ImportReport
}

export function creationReport(state: unknown): ImportReport | undefined {
  return (state as Partial<CreationState> | null)?.creacion
}
