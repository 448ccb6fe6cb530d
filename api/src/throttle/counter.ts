/** Counts by key within fixed windows of time. */
export interface Counter {
  /** Counts one. Returns 0, or, without counting, the time in ms until the next one is allowed. */
  take(key: string): Promise<number>
  /** Takes one back. */
  giveBack(key: string): Promise<void>
  clear(key: string): Promise<void>
}
