import type { Language } from '@fichero/contract/enums'
import en from './locales/en.json'
import es from './locales/es.json'

/** Describes the rows of each table, for the page of the data model. */
export const TABLE_NOTES: Record<Language, Readonly<Record<string, string>>> = { es: es.table, en: en.table }
