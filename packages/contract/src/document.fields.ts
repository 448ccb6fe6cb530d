import { DOCUMENT_CATEGORIES } from './enums.ts'
import type { Fields } from './fields.ts'
import { MAX_DOCUMENT_TITLE } from './limits.ts'

/** The columns of `documento` that its form edits directly. The rules of the document's file are in `limits.ts`. */
export const DOCUMENT_FIELDS = {
  titulo_es: { kind: 'text', max: MAX_DOCUMENT_TITLE, required: true, description: 'Title in Spanish.' },
  titulo_en: { kind: 'text', max: MAX_DOCUMENT_TITLE, required: true, description: 'Title in English.' },
  categoria: { kind: 'choice', values: DOCUMENT_CATEGORIES, description: 'Kind of document.' },
} as const satisfies Fields
