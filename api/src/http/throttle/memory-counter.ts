import type { Counter } from './counter.js'

const MAX_KEYS = 20_000
/** How many of the oldest keys are compared when a key is evicted. */
const COMPARED = 100

interface Window {
  count: number
  ends: number
}

/**
 * Counts in this process's memory, by a monotonic clock: a corrected system time neither ends nor extends a window. The
 * number of keys is limited. A full counter evicts the key with the lowest count among the oldest keys, so that keys of
 * invented accounts evict each other and not the key of an account under attack.
 */
export class MemoryCounter implements Counter {
  /** By key. Sorted by end time, because windows of equal length are inserted in order. */
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

  async removeOne(key: string): Promise<void> {
    const window = this.windows.get(key)
    if (!window) return
    window.count--
    if (window.count <= 0) this.windows.delete(key)
  }

  async clear(key: string): Promise<void> {
    this.windows.delete(key)
  }

  private open(key: string, now: number): Window {
    if (this.windows.size >= MAX_KEYS) this.windows.delete(this.keyToEvict())
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

  private keyToEvict(): string {
    let [least, count, compared] = ['', Number.POSITIVE_INFINITY, 0]
    for (const [key, window] of this.windows) {
      if (window.count < count) [least, count] = [key, window.count]
      compared++
      if (compared === COMPARED) break
    }
    return least
  }
}
