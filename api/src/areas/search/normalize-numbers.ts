import { DOCUMENT_TYPES } from '@fichero/contract/enums'

/** Matches a document type before a number. */
const TYPE = new RegExp(`(?<![\\p{L}\\d])(?:${DOCUMENT_TYPES.join('|')})[ .]*(?=\\d)`, 'giu')
/** Matches the word before the number of a ficha. */
const FICHA = /^\s*fichas?[ :.#]*(?=\d)/i
/** Matches a number with dots or spaces between groups of three digits. */
const GROUPS = /(?<!\d)\d{1,3}(?:[. ]\d{3})+(?!\d)/g

/**
 * Normalizes the numbers in a search text: `CC 1.098.047.475` becomes `1098047475`. Drops the document type, because the
 * search columns do not contain it, and the word of `ficha 4130001`.
 */
export const normalizeNumbers = (text: string) =>
  text
    .replace(FICHA, '')
    .replace(TYPE, '')
    .replace(GROUPS, (groups) => groups.replace(/\D/g, ''))
