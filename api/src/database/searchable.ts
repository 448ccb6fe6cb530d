import { SEARCH_LENGTH, WORD_LENGTH } from './columns.js'

/**
 * Normalizes text for the search columns: lower case, without accents, single spaces. MySQL ignores accents, SQLite
 * does not.
 */
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

/** Returns the distinct words of a text from `searchable`, cut to the length of the word columns. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => word.slice(0, WORD_LENGTH)),
  ),
]
