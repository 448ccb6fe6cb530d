import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible'
import { BoundedMemory } from './bounded-memory.js'
import type { RedisClient } from './connect-redis.js'

const WINDOW_SECONDS = 15 * 60
/** Enough for typing errors, too few to guess a password. */
const MAX_BY_ACCOUNT = 10
/** A whole training centre shares one public address. */
const MAX_BY_ADDRESS = 100
export const TRUST_SECONDS = 30 * 24 * 3600

export interface Limiters {
  account: RateLimiterAbstract
  address: RateLimiterAbstract
  /** Stores the accounts that signed in from an address; does not count. */
  trusted: RateLimiterAbstract
}

/** In Redis, shared by several processes; in this process's memory without Redis or during an outage. */
export function makeLimiters(client?: RedisClient): Limiters {
  const make = (name: string, points: number, duration: number) => {
    const options = { keyPrefix: `fichero:${name}`, points, duration }
    const memory = new BoundedMemory(options)
    if (!client) return memory
    return new RateLimiterRedis({
      ...options,
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    })
  }
  return {
    account: make('account', MAX_BY_ACCOUNT, WINDOW_SECONDS),
    address: make('address', MAX_BY_ADDRESS, WINDOW_SECONDS),
    trusted: make('trusted', 1, TRUST_SECONDS),
  }
}
