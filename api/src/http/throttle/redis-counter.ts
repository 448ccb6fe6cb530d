import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { BoundedRedis } from './bounded-redis.js'
import type { Counter } from './counter.js'

interface Options {
  client: BoundedRedis
  name: string
  limit: number
  ms: number
  /** Counts while Redis is unavailable. */
  memory: Counter
}

/** Counts in Redis, shared with other processes; in memory during an outage. */
export class RedisCounter implements Counter {
  private readonly limiter: RateLimiterRedis
  private readonly memory: Counter

  constructor({ client, name, limit, ms, memory }: Options) {
    this.memory = memory
    this.limiter = new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `fichero:${name}`,
      points: limit,
      duration: ms / 1000,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    })
  }

  take(key: string): Promise<number> {
    return this.orInMemory(
      () => this.count(key),
      () => this.memory.take(key),
    )
  }

  removeOne(key: string): Promise<void> {
    return this.orInMemory(
      () => this.uncount(key),
      () => this.memory.removeOne(key),
    )
  }

  clear(key: string): Promise<void> {
    return this.orInMemory(
      async () => void (await this.limiter.delete(key)),
      () => this.memory.clear(key),
    )
  }

  private async count(key: string): Promise<number> {
    try {
      await this.limiter.consume(key)
      return 0
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      // The library also counts attempts beyond the limit, but `take` must not.
      await this.uncount(key)
      return rejection.msBeforeNext
    }
  }

  /** Deletes the key if the result is negative: the window of the attempt has ended, and a new window began at 0. */
  private async uncount(key: string): Promise<void> {
    const { consumedPoints } = await this.limiter.reward(key)
    if (consumedPoints < 0) await this.limiter.delete(key)
  }

  private async orInMemory<T>(inRedis: () => Promise<T>, inMemory: () => Promise<T>): Promise<T> {
    try {
      return await inRedis()
    } catch {
      return inMemory()
    }
  }
}
