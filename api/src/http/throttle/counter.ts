/** Counts by key within fixed windows of time. */
export interface Counter {
  /** Counts an attempt and returns 0. At the limit, counts nothing and returns the ms until the next attempt is allowed. */
  take(key: string): Promise<number>
  /** Removes one attempt from the count. */
  removeOne(key: string): Promise<void>
  /** Sets the count to 0. */
  clear(key: string): Promise<void>
}
