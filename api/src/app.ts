import type { Server } from 'node:http'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { NextFunction, Request, Response } from 'express'
import type { DataSource } from 'typeorm'
import { serveApiDocs } from './api-docs.js'
import { appModule } from './app.module.js'
import { compressed } from './compressed.js'
import type { Config } from './config/config.js'
import { storedSecret } from './config/data-folder.js'
import { Startup } from './health/startup.js'
import { addressNotices } from './logging/address-notices.js'
import { DatabaseOutage } from './logging/database-outage.js'
import { createLog, logNestTo } from './logging/log.js'
import { requestLog } from './logging/request-log.js'
import { requestMetrics } from './metrics/request-metrics.js'
import { oneATurn } from './one-a-turn.js'
import { oneHost } from './one-host.js'
import { securityHeaders } from './security-headers.js'
import { serveMetrics } from './status/serve-metrics.js'
import type { RedisClient } from './throttle/connect-redis.js'

/**
 * How long an idle connection stays open, in ms: longer than proxies keep theirs (60 s in nginx). With equal times both
 * sides sometimes close at once, and a request just sent on that connection is lost
 * (https://nginx.org/en/docs/http/ngx_http_upstream_module.html#keepalive_timeout).
 */
const KEEP_ALIVE_MS = 75_000

/**
 * How long a request may take to arrive, in ms: the largest file over a line of 128 kbit/s takes eleven minutes. Bodies
 * also keep a pace (`bodies/keep-pace.ts`), and headers have Node's minute.
 */
const REQUEST_MS = 15 * 60_000

/** Builds the application over a database that is open and migrated before the first request. It does not listen yet. */
export async function createApp(
  config: Config,
  dataSource: DataSource,
  log = createLog(config.logLevel),
): Promise<NestExpressApplication> {
  logNestTo(log)
  const secret = config.jwtSecret ?? storedSecret(config.dataDir)
  // Before Nest, which logs the stack of what fails while it builds.
  const redis = config.redisUrl ? await redisOf(config.redisUrl) : undefined
  const app = await NestFactory.create<NestExpressApplication>(appModule(config, secret, dataSource, redis), {
    logger: ['warn', 'error', 'fatal'],
    abortOnError: false,
    bodyParser: false,
    // Fixed paths win over parameters in any order of declaration: `/fichas/reporte-estado` over `/fichas/:id`. With
    // `shadow: 'error'` Nest 12 would refuse such a pair even if it is declared in the right order.
    routeResolutionStrategy: 'specificity',
    routeConflictPolicy: { duplicate: 'error' },
  })
  app.use(requestLog(log, app.get(DatabaseOutage)))
  app.use(requestMetrics)
  if (config.tracesUrl) app.use((await import('./tracing/request-spans.js')).requestSpans)
  app.use(oneATurn())
  app.use(securityHeaders(config.publicUrl))
  app.use(oneHost)
  app.use(addressNotices(log, config.publicUrl))
  app.use(compressed)
  const startup = app.get(Startup)
  app.use((request: Request, response: Response, next: NextFunction) => startup.use(request, response, next))
  serveMetrics(app)
  app.set('trust proxy', config.trustProxy)
  app.disable('x-powered-by')
  // No ETag for whole answers, because hashing each costs more than it saves: rows have ETags of their own (`@Versioned`),
  // and files have their hash in the path.
  app.disable('etag')
  const server: Server = app.getHttpServer()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_MS
  app.setGlobalPrefix('api')
  if (config.apiDocs) serveApiDocs(app)
  return app
}

/** Most installations have no Redis, and its client is a fifteenth of the time that a start takes. */
async function redisOf(url: string): Promise<RedisClient> {
  const { connectRedis } = await import('./throttle/connect-redis.js')
  return connectRedis(url)
}
