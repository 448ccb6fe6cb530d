import { DocumentPart } from './document-part.entity.js'
import { ManualDocument } from './manual-document.entity.js'
import { Opinion } from './opinion.entity.js'

export const MANUALS_ENTITIES = [ManualDocument, DocumentPart, Opinion]
