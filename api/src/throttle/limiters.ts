import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible'
import { BoundedMemory } from './bounded-memory.js'
import type { RedisClient } from './connect-redis.js'

const WINDOW_SECONDS = 15 * 60
/** A person may mistype; a guesser may not go on. */
const MAX_BY_ACCOUNT = 10
/** A whole training centre shares one public address. */
const MAX_BY_ADDRESS = 100
export const TRUST_SECONDS = 30 * 24 * 3600

export interface Limiters {
  account: RateLimiterAbstract
  address: RateLimiterAbstract
  /** Holds the accounts that signed in from an address, and counts nothing. */
  trusted: RateLimiterAbstract
}

/** In Redis for several processes together, in this process's memory without it or while it is away. */
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
