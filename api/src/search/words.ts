import { searchable } from '../database/searchable.js'

/** The words of a search as the search columns hold them, each once, the longest first: it narrows most. */
export const wordsOf = (text: string): string[] =>
  [...new Set(searchable(text).split(' '))].filter(Boolean).sort((a, b) => b.length - a.length)

/** What a LIKE takes for text that starts so, with `ESCAPE '|'`. */
export const startingWith = (text: string) => `${text.replace(/[|%_]/g, '|$&')}%`

/** Every word starts a word of the column. */
export function everyWord(column: string, words: string[]) {
  return {
    sql: words.map(() => `(${column} LIKE ? ESCAPE '|' OR ${column} LIKE ? ESCAPE '|')`).join(' AND '),
    parameters: words.flatMap((word) => [startingWith(word), `% ${startingWith(word)}`]),
  }
}
