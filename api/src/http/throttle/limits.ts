import type { BoundedRedis } from './bounded-redis.js'
import type { Counter } from './counter.js'
import { MemoryCounter } from './memory-counter.js'
import { RedisCounter } from './redis-counter.js'

export const WINDOW_MS = 15 * 60 * 1000
/** Maximum attempts within a window, by kind of counter. */
export const MAX = {
  /** Attempts for one account. Enough for typing errors, too few to guess a password. */
  account: 10,
  /** Attempts from one address. High, because all users of a training centre share one public address. */
  address: 100,
  /**
   * Attempts for all accounts that have signed in from an address before. Higher than `address`, because many users of the
   * address mistype; limited, because an attacker there could try every such account.
   */
  place: 300,
} as const

/** A kind of counter. */
export type Limit = keyof typeof MAX

/** Creates one counter per limit: in Redis, shared by several processes, or in memory without Redis or during an outage. */
export function makeCounters(client?: BoundedRedis): Record<Limit, Counter> {
  const make = (name: Limit) => {
    const limit = MAX[name]
    const memory = new MemoryCounter(limit, WINDOW_MS)
    return client ? new RedisCounter({ client, name, limit, ms: WINDOW_MS, memory }) : memory
  }
  return { account: make('account'), address: make('address'), place: make('place') }
}
