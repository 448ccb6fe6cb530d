import { Logger } from '@nestjs/common'
import { createClient } from '@redis/client'
import { ConfigError } from '../config/config-error.js'
import { errorCode } from '../errors/error-code.js'
import { MemoryTries } from './memory-tries.js'
import { Tries } from './tries.js'

const PREFIX = 'fichero:'
const CONNECT_MS = 5000
const MAX_PAUSE_MS = 3000

const COUNT = `
local tries = redis.call('INCR', KEYS[1])
if tries == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
if tries <= tonumber(ARGV[1]) then return 0 end
return redis.call('PTTL', KEYS[1])`
const FORGIVE = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`

type Client = ReturnType<typeof connectable>['client']

function connectable(url: string) {
  const state = { wasConnected: false }
  const client = createClient({
    url,
    // A command that cannot be sent now fails now: nobody waits for Redis to sign in.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      // Only a server that was there once is waited for.
      reconnectStrategy: (tries) => state.wasConnected && Math.min(tries * 100, MAX_PAUSE_MS),
    },
  })
  return { client, state }
}

/** In Redis, for several processes together. While it is away each process counts for itself. */
export class RedisTries extends Tries {
  private readonly alone = new MemoryTries()
  private readonly logger = new Logger('Fichero')
  private isAway = false

  private constructor(private readonly client: Client) {
    super()
  }

  static async connect(url: string): Promise<RedisTries> {
    const { client, state } = connectable(url)
    const tries = new RedisTries(client)
    client.on('error', (error) => state.wasConnected && tries.away(error))
    try {
      await client.connect()
      await client.ping()
    } catch (error) {
      if (client.isOpen) client.destroy()
      const why = errorCode(error) ?? (error instanceof Error ? error.message : 'sin respuesta')
      throw new ConfigError('REDIS_URL', `no se pudo llegar al servidor ${new URL(url).host} (${why}).`)
    }
    state.wasConnected = true
    return tries
  }

  count(key: string, max: number, windowMs: number): Promise<number> {
    const args = { keys: [PREFIX + key], arguments: [String(max), String(windowMs)] }
    return this.either(
      async () => Number(await this.client.eval(COUNT, args)),
      () => this.alone.count(key, max, windowMs),
    )
  }

  forgive(key: string): Promise<void> {
    return this.either(
      async () => void (await this.client.eval(FORGIVE, { keys: [PREFIX + key] })),
      () => this.alone.forgive(key),
    )
  }

  clear(key: string): Promise<void> {
    return this.either(
      async () => void (await this.client.del(PREFIX + key)),
      () => this.alone.clear(key),
    )
  }

  remember(key: string, ms: number): Promise<void> {
    return this.either(
      async () => void (await this.client.set(PREFIX + key, '1', { expiration: { type: 'PX', value: ms } })),
      () => this.alone.remember(key, ms),
    )
  }

  knows(key: string): Promise<boolean> {
    return this.either(
      async () => (await this.client.exists(PREFIX + key)) > 0,
      () => this.alone.knows(key),
    )
  }

  async close(): Promise<void> {
    if (this.client.isOpen) this.client.destroy()
  }

  private async either<T>(together: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    try {
      const result = await together()
      this.isAway = false
      return result
    } catch (error) {
      this.away(error)
      return alone()
    }
  }

  /** Said once per absence. */
  private away(error: unknown): void {
    if (!this.isAway) this.logger.warn(`Redis is away, counting tries in memory: ${errorCode(error) ?? error}`)
    this.isAway = true
  }
}
