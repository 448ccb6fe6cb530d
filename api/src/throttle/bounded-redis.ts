import { Logger } from '@nestjs/common'
import { withLimit } from '../time-limit.js'
import type { RedisClient } from './connect-redis.js'

/** In ms. Redis answers within a few; the rest is for a busy process on this side. */
const LIMIT_MS = 1000
/** How long attempts are counted in memory after that, so that not every sign-in waits again. */
const PAUSE_MS = 10_000

export type BoundedRedis = ReturnType<typeof boundedRedis>

/**
 * What `RateLimiterRedis` uses of a client, each command with a time limit: the client's own limit ends when a command is
 * sent, and a Redis that accepts and never answers would hold every sign-in.
 */
export function boundedRedis(client: RedisClient, { limit = LIMIT_MS, pause = PAUSE_MS } = {}) {
  const logger = new Logger('Fichero')
  let awayUntil = -Infinity
  const isAway = () => performance.now() < awayUntil

  function answer<T>(command: () => Promise<T>): Promise<T> {
    if (isAway()) return Promise.reject(new Error('Redis did not answer just now'))
    return withLimit(command(), limit, () => {
      if (!isAway()) logger.warn('Redis does not answer, counting attempts in memory')
      awayUntil = performance.now() + pause
      return new Error('Redis does not answer')
    })
  }

  return {
    get isReady(): boolean {
      return client.isReady && !isAway()
    },
    eval: (...given: Parameters<RedisClient['eval']>) => answer(() => client.eval(...given)),
    del: (...given: Parameters<RedisClient['del']>) => answer(() => client.del(...given)),
    multi() {
      const commands = client.multi()
      const exec = commands.exec.bind(commands)
      commands.exec = ((...given: Parameters<typeof exec>) => answer(() => exec(...given))) as typeof exec
      return commands
    },
  }
}
