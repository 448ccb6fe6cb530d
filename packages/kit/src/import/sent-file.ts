import type { ImportReport } from '@fichero/contract/imports.schema'

/** The stored file, with the id of its import. */
let lastImport: { id: number; file: File } | undefined

/** Stores a file in memory for the screen that shows its report, until another file is stored or the page is reloaded. */
export function keepSentFile({ id }: ImportReport, file: File | null): void {
  if (id !== null && file) lastImport = { id, file }
}

/** Returns the file of a report if it is still in memory. */
export const sentFile = ({ id }: ImportReport): File | undefined =>
  lastImport?.id === id ? lastImport.file : undefined
