/** LIKE pattern, with `ESCAPE '|'`, for text that starts with `text`. */
export const startingWith = (text: string) => `${text.replace(/[|%_]/g, '|$&')}%`

/** Condition: every word of the search is the start of a word in the column. */
export function everyWord(column: string, words: string[]) {
  const starts = `(${column} LIKE ? ESCAPE '|' OR ${column} LIKE ? ESCAPE '|')`
  return {
    sql: words.map(() => starts).join(' AND ') || '1 = 1',
    parameters: words.flatMap((word) => [startingWith(word), `% ${startingWith(word)}`]),
  }
}

/** First and last text that start with a word, in the index order of both engines. */
export const rangeOf = (word: string): [string, string] => [word, `${word}\u{10FFFF}`]
