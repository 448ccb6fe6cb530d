/** How long in ms the database may keep somebody waiting. */
export interface Limits {
  /** For a free connection, or for a new one. MySQL only: SQLite's are open from the start. */
  connection: number
  /** For a transaction's turn while others write. */
  turn: number
  /** For a row or table that somebody else has locked. */
  lock: number
  /** For a sign of life of the server while a statement runs. MySQL only: SQLite runs statements in this process. */
  statement: number
}

/** While requests are answered. */
export const SERVING: Limits = { connection: 5_000, turn: 20_000, lock: 5_000, statement: 10_000 }

/** While the database is prepared or recounted: what goes through a large table takes its time. */
export const PREPARING: Limits = { connection: 5_000, turn: 20_000, lock: 60_000, statement: 3_600_000 }
