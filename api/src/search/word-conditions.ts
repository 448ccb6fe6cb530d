/** What a LIKE with `ESCAPE '|'` takes for text that starts so. */
const startingWith = (text: string) => `${text.replace(/[|%_]/g, '|$&')}%`

/** Every word of the search starts a word of the column. */
export function everyWord(column: string, words: string[]) {
  const starts = `(${column} LIKE ? ESCAPE '|' OR ${column} LIKE ? ESCAPE '|')`
  return {
    sql: words.map(() => starts).join(' AND ') || '1 = 1',
    parameters: words.flatMap((word) => [startingWith(word), `% ${startingWith(word)}`]),
  }
}

/** The first and the last text that start with a word, as an index on either engine orders them. */
export const rangeOf = (word: string): [string, string] => [word, `${word}\u{10FFFF}`]
