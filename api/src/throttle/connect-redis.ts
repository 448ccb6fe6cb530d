import { Logger } from '@nestjs/common'
import { createClient } from '@redis/client'
import { ConfigError } from '../config/config-error.js'
import { errorCode } from '../errors/error-code.js'

const CONNECT_MS = 5000
const MAX_PAUSE_MS = 3000

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>

/** Throws a ConfigError if Redis does not answer at start. A server that is lost later is tried again, for as long as it takes. */
export async function connectRedis(url: string) {
  const logger = new Logger('Fichero')
  let wasConnected = false
  let isAway = false
  const client = createClient({
    url,
    // While Redis is away a command fails at once, and the caller uses its memory.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempts) => wasConnected && Math.min(attempts * 100, MAX_PAUSE_MS),
    },
  })
  client.on('ready', () => {
    isAway = false
  })
  client.on('error', (error) => {
    // Logged once per absence.
    if (wasConnected && !isAway) logger.warn(`Redis is away, counting attempts in memory: ${errorCode(error) ?? error}`)
    isAway = true
  })
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    if (client.isOpen) client.destroy()
    const why = errorCode(error) ?? (error instanceof Error ? error.message : 'sin respuesta')
    throw new ConfigError('REDIS_URL', `no se pudo llegar al servidor ${new URL(url).host} (${why}).`)
  }
  wasConnected = true
  return client
}
