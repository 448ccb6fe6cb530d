import { Logger } from '@nestjs/common'
import { createClient } from '@redis/client'
import { ConfigError } from '../../config/config-error.js'
import { errorCode } from '../../errors/error-code.js'
import { withLimit } from '../time-limit.js'

const CONNECT_MS = 5000
const MAX_PAUSE_MS = 3000

/** A connected Redis client; see `connectRedis`. */
export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/** Error messages with which Redis rejects the client's user or password: only the operator can fix that. */
const REFUSED = /^(NOAUTH|WRONGPASS|NOPERM|ERR)\b/

/**
 * Connects to Redis. While Redis is unreachable, the client tries to reconnect without end, and sign-in attempts are
 * counted in the memory of each process: users can work, but the rate limit is less strict.
 * @throws ConfigError if Redis rejects the user or the password
 */
export async function connectRedis(url: string, limit = CONNECT_MS) {
  const logger = new Logger('Fichero')
  let isAway = false
  const logOutage = (error: unknown) => {
    // Logged once per outage.
    if (!isAway) logger.warn(`Redis is unavailable, so attempts are counted in memory: ${errorCode(error) ?? error}`)
    isAway = true
  }
  const client = createClient({
    url,
    // Without a connection commands fail at once, and the caller counts in memory.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: limit,
      reconnectStrategy: (attempts) => Math.min(attempts * 100, MAX_PAUSE_MS),
    },
  })
  client.on('ready', () => {
    if (isAway) logger.log('Redis is available again, and all nodes count attempts together')
    isAway = false
  })
  client.on('error', logOutage)
  const failed = new Promise<never>((_, reject) => client.once('error', reject))
  try {
    // The client's timeout covers only the connection: a server that connects and never answers would block the startup.
    await withLimit(Promise.race([client.connect(), failed]), limit, () => new Error('no answer'))
    await withLimit(client.ping(), limit, () => new Error('no answer'))
  } catch (error) {
    if (error instanceof Error && REFUSED.test(error.message)) {
      client.destroy()
      throw new ConfigError('REDIS_URL', `el servidor ${new URL(url).host} no acepta el usuario o la contraseña.`)
    }
    logOutage(error)
  }
  return client
}
