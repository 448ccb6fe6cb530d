import { boundedRedis } from './bounded-redis.js'
import type { RedisClient } from './connect-redis.js'
import type { Counter } from './counter.js'
import { MemoryCounter } from './memory-counter.js'
import { RedisCounter } from './redis-counter.js'

export const WINDOW_MS = 15 * 60 * 1000
/** Enough for typing errors, too few to guess a password. */
const MAX_BY_ACCOUNT = 10
/** A whole training centre shares one public address. */
const MAX_BY_ADDRESS = 100

export type Limit = 'account' | 'address'

/** In Redis, shared by several processes; in this process's memory without Redis or during an outage. */
export function makeCounters(redis?: RedisClient): Record<Limit, Counter> {
  const client = redis && boundedRedis(redis)
  const make = (name: Limit, limit: number) => {
    const memory = new MemoryCounter(limit, WINDOW_MS)
    return client ? new RedisCounter({ client, name, limit, ms: WINDOW_MS, memory }) : memory
  }
  return { account: make('account', MAX_BY_ACCOUNT), address: make('address', MAX_BY_ADDRESS) }
}
