import { Logger } from '@nestjs/common'
import { withLimit } from '../time-limit.js'
import type { RedisClient } from './connect-redis.js'

/** Timeout in ms. Redis answers within a few ms; the rest allows for a busy Node process. */
const LIMIT_MS = 1000
/** In ms. After a timeout, attempts are counted in memory for this long, so that not every sign-in waits for a timeout. */
const PAUSE_MS = 10_000

/** A Redis client with timeouts; see `boundedRedis`. */
export type BoundedRedis = ReturnType<typeof boundedRedis>

/**
 * Wraps the commands that `RateLimiterRedis` uses, each with a timeout. The client's own timeout covers only the time
 * until a command is sent, so that a Redis that accepts connections but never answers would block every sign-in.
 */
export function boundedRedis(client: RedisClient, { limit = LIMIT_MS, pause = PAUSE_MS } = {}) {
  const logger = new Logger('Fichero')
  let awayUntil = -Infinity
  const isAway = () => performance.now() < awayUntil

  function answer<T>(command: () => Promise<T>): Promise<T> {
    if (isAway()) return Promise.reject(new Error('Redis did not answer the previous command'))
    return withLimit(command(), limit, () => {
      if (!isAway()) logger.warn('Redis does not answer, so attempts are counted in memory')
      awayUntil = performance.now() + pause
      return new Error('Redis does not answer')
    })
  }

  return {
    get isReady(): boolean {
      return client.isReady && !isAway()
    },
    eval: (...args: Parameters<RedisClient['eval']>) => answer(() => client.eval(...args)),
    del: (...args: Parameters<RedisClient['del']>) => answer(() => client.del(...args)),
    multi() {
      const commands = client.multi()
      const exec = commands.exec.bind(commands)
      commands.exec = ((...args: Parameters<typeof exec>) => answer(() => exec(...args))) as typeof exec
      return commands
    },
  }
}
