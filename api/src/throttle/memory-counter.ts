import type { Counter } from './counter.js'

const MAX_KEYS = 20_000
/** How many of the oldest keys are compared when one must go. */
const COMPARED = 100

interface Window {
  count: number
  ends: number
}

/**
 * Counts in this process's memory, by a clock that only runs forwards: a corrected system time neither ends nor extends
 * a window. It keeps a limited number of keys. When it is full, of the oldest ones that with the fewest counts goes, so
 * that keys made up to fill it push each other out, and not one that somebody is guessing at.
 */
export class MemoryCounter implements Counter {
  /** In order of their ends, because all windows are equally long. */
  private readonly windows = new Map<string, Window>()

  constructor(
    private readonly limit: number,
    private readonly ms: number,
  ) {}

  get size(): number {
    return this.windows.size
  }

  async take(key: string): Promise<number> {
    const now = performance.now()
    this.forgetEnded(now)
    const window = this.windows.get(key) ?? this.open(key, now)
    if (window.count >= this.limit) return window.ends - now
    window.count++
    return 0
  }

  async giveBack(key: string): Promise<void> {
    const window = this.windows.get(key)
    if (!window) return
    window.count--
    if (window.count <= 0) this.windows.delete(key)
  }

  async clear(key: string): Promise<void> {
    this.windows.delete(key)
  }

  private open(key: string, now: number): Window {
    if (this.windows.size >= MAX_KEYS) this.windows.delete(this.leastOfOldest())
    const window = { count: 0, ends: now + this.ms }
    this.windows.set(key, window)
    return window
  }

  private forgetEnded(now: number): void {
    for (const [key, { ends }] of this.windows) {
      if (ends > now) return
      this.windows.delete(key)
    }
  }

  private leastOfOldest(): string {
    let [least, count, compared] = ['', Number.POSITIVE_INFINITY, 0]
    for (const [key, window] of this.windows) {
      if (window.count < count) [least, count] = [key, window.count]
      compared++
      if (compared === COMPARED) break
    }
    return least
  }
}
