import type { ColumnOptions } from 'typeorm'

// Column spellings that SQLite and MySQL share, so that one migration and one entity serve both.

/** A calendar day, `YYYY-MM-DD` as text on both engines. */
export const DAY = { type: 'date' } satisfies ColumnOptions

/** An instant in UTC, to the millisecond. */
export const INSTANT = { type: 'datetime', precision: 3 } satisfies ColumnOptions

/** JSON that stays small: MySQL holds 64 KB of it. */
export const SMALL_JSON = { type: 'simple-json' } satisfies ColumnOptions

/** JSON of any size. Raw queries get an object on MySQL and text on SQLite: read these through the repository. */
export const LARGE_JSON = { type: 'json' } satisfies ColumnOptions

export const SEARCH_LENGTH = 255

export const WORD_LENGTH = 100
