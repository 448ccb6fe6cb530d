import { DOCUMENT_TYPES } from '@fichero/contract/enums'

/** Matches a document type before a number. */
const TYPE = new RegExp(`(?<![\\p{L}\\d])(?:${DOCUMENT_TYPES.join('|')})[ .]*(?=\\d)`, 'giu')
/** Matches a number with dots or spaces between groups of three digits. */
const GROUPS = /(?<!\d)\d{1,3}(?:[. ]\d{3})+(?!\d)/g

/**
 * Normalizes the numbers in a search text: `CC 1.098.047.475` becomes `1098047475`. Drops the document type, because the
 * search columns do not contain it.
 */
export const normalizeNumbers = (text: string) =>
  text.replace(TYPE, '').replace(GROUPS, (groups) => groups.replace(/\D/g, ''))
