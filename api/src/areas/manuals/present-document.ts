import type { ManualDocumentData } from '@fichero/contract/manuals.schema'
import type { ManualDocument } from './manual-document.entity.js'

/** Converts a document for answers. */
export const presentDocument = ({ fecha, sha256, descargas, ...row }: ManualDocument): ManualDocumentData => ({
  ...row,
  fecha: fecha.toISOString(),
})
