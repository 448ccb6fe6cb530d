import { DOCUMENT_FIELDS } from '@fichero/contract/document.fields'
import { columnsOf, type FormValues } from '@fichero/contract/fields'

/** The values of the form of a document: its titles and its category. */
export type DocumentValues = FormValues<typeof DOCUMENT_FIELDS>

/** True if every field has a value, not only spaces. */
export const isComplete = (values: DocumentValues) =>
  columnsOf(DOCUMENT_FIELDS).every((field) => values[field].trim() !== '')
