import { boundedRedis } from './bounded-redis.js'
import type { RedisClient } from './connect-redis.js'
import type { Counter } from './counter.js'
import { MemoryCounter } from './memory-counter.js'
import { RedisCounter } from './redis-counter.js'

export const WINDOW_MS = 15 * 60 * 1000
export const MAX = {
  /** Enough for typing errors, too few to guess a password. */
  account: 10,
  /** A whole training centre shares one public address. */
  address: 100,
} as const

export type Limit = keyof typeof MAX

/** In Redis, shared by several processes; in this process's memory without Redis or during an outage. */
export function makeCounters(redis?: RedisClient): Record<Limit, Counter> {
  const client = redis && boundedRedis(redis)
  const make = (name: Limit) => {
    const limit = MAX[name]
    const memory = new MemoryCounter(limit, WINDOW_MS)
    return client ? new RedisCounter({ client, name, limit, ms: WINDOW_MS, memory }) : memory
  }
  return { account: make('account'), address: make('address') }
}
