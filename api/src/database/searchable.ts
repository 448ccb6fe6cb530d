import { SEARCH_LENGTH } from './columns.js'

/** Text as the search columns hold it: lower case, without accents, single spaces. MySQL ignores accents and SQLite does not. */
export function searchable(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part != null)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_LENGTH)
}
