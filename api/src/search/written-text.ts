import { DOCUMENT_TYPES } from '@fichero/contract/enums'

const TYPE = new RegExp(`(?<![\\p{L}\\d])(?:${DOCUMENT_TYPES.join('|')})[ .]*(?=\\d)`, 'giu')
const GROUPS = /(?<!\d)\d{1,3}(?:[. ]\d{3})+(?!\d)/g

/**
 * Reads numbers as people and screens write them: `CC 1.098.047.475` becomes `1098047475`. The type is dropped, because
 * the search columns do not contain it.
 */
export const writtenText = (text: string) =>
  text.replace(TYPE, '').replace(GROUPS, (groups) => groups.replace(/\D/g, ''))
