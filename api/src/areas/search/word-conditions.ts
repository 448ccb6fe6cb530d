/** Returns a LIKE pattern, for use with `ESCAPE '|'`, that matches values that start with `text`. */
export const startingWith = (text: string) => `${text.replace(/[|%_]/g, '|$&')}%`

/** SQL condition: every word of one of the readings is a prefix of a word in the column. A search without words finds nothing. */
export function oneReading(column: string, readings: string[][]) {
  const conditions = readings.map((words) => everyWord(column, words))
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' OR ') || '1 = 0',
    parameters: conditions.flatMap(({ parameters }) => parameters),
  }
}

/** SQL condition: every search word is a prefix of a word in the column. */
export function everyWord(column: string, words: string[]) {
  const starts = `(${column} LIKE ? ESCAPE '|' OR ${column} LIKE ? ESCAPE '|')`
  return {
    sql: words.map(() => starts).join(' AND ') || '1 = 1',
    parameters: words.flatMap((word) => [startingWith(word), `% ${startingWith(word)}`]),
  }
}

/**
 * Returns bounds for `BETWEEN` that contain all values starting with `word`; correct for the sort order of SQLite and of
 * MySQL.
 */
export const rangeOf = (word: string): [string, string] => [word, `${word}\u{10FFFF}`]
