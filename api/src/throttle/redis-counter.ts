import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { BoundedRedis } from './bounded-redis.js'
import type { Counter } from './counter.js'

interface Options {
  client: BoundedRedis
  name: string
  limit: number
  ms: number
  /** Counts while Redis cannot. */
  memory: Counter
}

/** Counts in Redis, together with other processes, and during an outage in memory. */
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

  giveBack(key: string): Promise<void> {
    return this.orInMemory(
      () => this.takeBack(key),
      () => this.memory.giveBack(key),
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
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      // The library also counts what it refuses.
      await this.takeBack(key)
      return refused.msBeforeNext
    }
  }

  /** If the window has ended in between, there is nothing to take back. */
  private async takeBack(key: string): Promise<void> {
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
