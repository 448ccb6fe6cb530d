/** Counts tries under a key, for a window that starts with the first. */
export abstract class Tries {
  /** Counts one more. Answers 0, or where there were more than `max` the milliseconds until the window ends. */
  abstract count(key: string, max: number, windowMs: number): Promise<number>

  /** Takes one back. */
  abstract forgive(key: string): Promise<void>

  /** Forgets them all. */
  abstract clear(key: string): Promise<void>

  abstract remember(key: string, ms: number): Promise<void>

  abstract knows(key: string): Promise<boolean>

  abstract close(): Promise<void>
}
