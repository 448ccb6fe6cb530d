/** Timeouts in ms for each wait of a statement. */
export interface Limits {
  /** Wait for a free or a new connection. MySQL only: SQLite's connections are open from the start. */
  connection: number
  /** Wait of a transaction in the queue of writers. */
  queue: number
  /** Wait for a lock that another transaction holds on a row or table. */
  lock: number
  /** Wait for data from the server while a statement runs. MySQL only: SQLite runs statements in this process. */
  statement: number
}

/** Timeouts while the server answers requests. */
export const SERVING: Limits = { connection: 5_000, queue: 20_000, lock: 5_000, statement: 10_000 }

/** Timeouts while the database is prepared, recounted or restored: a statement over a large table is slow. */
export const PREPARING: Limits = { connection: 5_000, queue: 20_000, lock: 60_000, statement: 3_600_000 }
