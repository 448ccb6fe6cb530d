import type { DocumentCategory } from '@fichero/contract/enums'
import type { ManualDocumentData } from '@fichero/contract/manuals.schema'

export interface DocumentValues {
  titulo_es: string
  titulo_en: string
  categoria: string
}

export const valuesOf = ({ titulo_es, titulo_en, categoria }: ManualDocumentData): DocumentValues => ({
  titulo_es,
  titulo_en,
  categoria,
})

/** As the call takes them: the form's schema has checked the category. */
export const dataOf = ({ titulo_es, titulo_en, categoria }: DocumentValues) => ({
  titulo_es,
  titulo_en,
  categoria: categoria as DocumentCategory,
})

export const isComplete = ({ titulo_es, titulo_en, categoria }: DocumentValues) =>
  [titulo_es, titulo_en, categoria].every((text) => text.trim() !== '')
