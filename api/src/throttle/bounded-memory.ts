import { RateLimiterMemory } from 'rate-limiter-flexible'

const MAX_KEYS = 20_000
/**
 * In seconds. The library deletes a key by a timer, and a longer one fires at once: https://nodejs.org/api/timers.html
 */
const MAX_SECONDS = Math.floor((2 ** 31 - 1) / 1000)

/**
 * The library's memory store has no limit on keys. This one deletes the least recently used key, so that invented
 * accounts cannot fill the memory.
 */
export class BoundedMemory extends RateLimiterMemory {
  /** A Set keeps insertion order. Expired keys stay until they are the oldest. */
  private readonly used = new Set<string>()

  override consume(key: string, points?: number) {
    this.use(key)
    return super.consume(key, points)
  }

  override set(key: string, points: number, seconds: number) {
    this.use(key)
    return super.set(key, points, Math.min(seconds, MAX_SECONDS))
  }

  private use(key: string): void {
    this.used.delete(key)
    this.used.add(key)
    if (this.used.size <= MAX_KEYS) return
    const [oldest = ''] = this.used
    this.used.delete(oldest)
    void this.delete(oldest)
  }
}
