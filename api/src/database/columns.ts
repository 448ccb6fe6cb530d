import type { ColumnOptions } from 'typeorm'

// Column types that SQLite and MySQL share, so that one migration and one entity serve both.

/** A calendar day: `YYYY-MM-DD` as text on both engines. */
export const DAY = { type: 'date' } satisfies ColumnOptions

/** A UTC instant with millisecond precision. */
export const INSTANT = { type: 'datetime', precision: 3 } satisfies ColumnOptions

/** Small JSON: up to 64 KB on MySQL (https://dev.mysql.com/doc/refman/8.4/en/string-type-syntax.html). */
export const SMALL_JSON = { type: 'simple-json' } satisfies ColumnOptions

/**
 * JSON of any size. Raw queries return an object on MySQL and a string on SQLite: read these columns through the
 * repository.
 */
export const LARGE_JSON = { type: 'json' } satisfies ColumnOptions

/** Length of columns with search texts (`searchable`), in characters. */
export const SEARCH_LENGTH = 255

/** Length of columns with one word of a search text (`wordsOf`), in characters. */
export const WORD_LENGTH = 100
