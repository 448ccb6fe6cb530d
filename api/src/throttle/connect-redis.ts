import { Logger } from '@nestjs/common'
import { createClient } from '@redis/client'
import { ConfigError } from '../config/config-error.js'
import { errorCode } from '../errors/error-code.js'
import { withLimit } from '../time-limit.js'

const CONNECT_MS = 5000
const MAX_PAUSE_MS = 3000

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/**
 * Connects to Redis. A connection lost later is retried without limit.
 * @throws ConfigError if Redis does not answer at start
 */
export async function connectRedis(url: string, limit = CONNECT_MS) {
  const logger = new Logger('Fichero')
  let wasConnected = false
  let isAway = false
  const client = createClient({
    url,
    // Without a connection commands fail at once, and the caller counts in memory.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: limit,
      reconnectStrategy: (attempts) => wasConnected && Math.min(attempts * 100, MAX_PAUSE_MS),
    },
  })
  client.on('ready', () => {
    isAway = false
  })
  client.on('error', (error) => {
    // Logged once per outage.
    if (wasConnected && !isAway) logger.warn(`Redis is away, counting attempts in memory: ${errorCode(error) ?? error}`)
    isAway = true
  })
  try {
    // The client's own limit ends with the connection: a server that accepts and says nothing would hold the start.
    await withLimit(client.connect(), limit, () => new Error('sin respuesta'))
    await withLimit(client.ping(), limit, () => new Error('sin respuesta'))
  } catch (error) {
    if (client.isOpen) client.destroy()
    const why = errorCode(error) ?? (error instanceof Error ? error.message : 'sin respuesta')
    throw new ConfigError('REDIS_URL', `no se pudo llegar al servidor ${new URL(url).host} (${why}).`)
  }
  wasConnected = true
  return client
}
