import { SEARCH_LENGTH, WORD_LENGTH } from './columns.js'

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

/** The words of such a text, each once, as the columns of words hold them. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => word.slice(0, WORD_LENGTH)),
  ),
]
