import type { ImportReport } from '@fichero/contract/imports.schema'

let last: { id: number; file: File } | undefined

/** Keeps a file for the screen that shows its report, until another one is kept or the page is reloaded. */
export function keepSentFile({ id }: ImportReport, file: File | null): void {
  if (id !== null && file) last = { id, file }
}

/** Returns the file of a report if it is still kept. */
export const sentFile = ({ id }: ImportReport): File | undefined => (last?.id === id ? last.file : undefined)
