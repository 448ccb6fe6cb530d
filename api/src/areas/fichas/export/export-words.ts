import type { Language } from '@fichero/contract/enums'
import { FIELD_WORDS, type FieldWords } from '../../../files/spreadsheet-writer/field-columns.js'
import en from './locales/en.json'
import es from './locales/es.json'

export type ExportWords = typeof es & FieldWords

/**
 * The translated headings and words of exported workbooks, with `label` and `value` of the fields. These translations have no
 * parameters, so they skip the message formatter: one workbook can have them in 100,000 cells.
 */
export const EXPORT_WORDS: Record<Language, ExportWords> = {
  es: { ...es, ...FIELD_WORDS.es },
  en: { ...en, ...FIELD_WORDS.en },
}
