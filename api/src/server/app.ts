import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { INestApplication } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import type { NextFunction, Request, Response } from 'express'
import type { DataSource } from 'typeorm'
import type { Config } from '../config/config.js'
import { storedSecret } from '../config/data-folder.js'
import { fail } from '../errors/fail.js'
import type { RedisClient } from '../http/throttle/connect-redis.js'
import { addressWarnings } from '../observability/logging/address-warnings.js'
import { DatabaseOutage } from '../observability/logging/database-outage.js'
import { createLog, logNestTo } from '../observability/logging/log.js'
import { requestLog } from '../observability/logging/request-log.js'
import { requestMetrics } from '../observability/metrics/request-metrics.js'
import { Startup } from '../operations/health/startup.js'
import { serveMetrics } from '../operations/status/serve-metrics.js'
import { appModule } from './app.module.js'
import { compressed } from './compressed.js'
import { oneRequestPerTurn } from './one-request-per-turn.js'
import { OPENAPI_FILE } from './openapi/openapi-files.js'
import { securityHeaders } from './security-headers.js'

/**
 * How long an idle connection remains open, in ms: longer than the keep-alive timeout of proxies (60 s in nginx).
 * Otherwise both sides may close at once, and a request just sent on that connection is lost
 * (https://nginx.org/en/docs/http/ngx_http_upstream_module.html#keepalive_timeout).
 */
const KEEP_ALIVE_MS = 75_000

/**
 * How long a request may take to arrive, in ms. The largest file takes eleven minutes at 128 kbit/s. Bodies also have a
 * minimum rate (`http/request-body/minimum-upload-rate.ts`), and headers have Node's timeout of a minute.
 */
const REQUEST_MS = 15 * 60_000

/** Builds the application without listening. The caller opens and migrates the database before the first request. */
export async function createApp(
  config: Config,
  dataSource: DataSource,
  log = createLog(config.logLevel),
): Promise<NestExpressApplication> {
  logNestTo(log)
  const secret = config.jwtSecret ?? storedSecret(config.dataDir)
  // Redis is connected before Nest is set up, because Nest logs the stack trace of an error during its setup.
  const redis = config.redisUrl ? await redisOf(config.redisUrl) : undefined
  const app = await NestFactory.create<NestExpressApplication>(appModule(config, secret, dataSource, redis), {
    logger: ['warn', 'error', 'fatal'],
    abortOnError: false,
    bodyParser: false,
    // Fixed paths win over parameters in any order of declaration: `/fichas/reporte-estado` over `/fichas/:id`. With
    // `shadow: 'error'` Nest 12 would reject such a pair even if it is declared in the right order.
    routeResolutionStrategy: 'specificity',
    routeConflictPolicy: { duplicate: 'error' },
  })
  // Spans begin before the request log, whose lines contain their ids.
  if (config.tracesUrl) app.use((await import('../observability/tracing/request-spans.js')).requestSpans)
  app.use(requestLog(log, app.get(DatabaseOutage)))
  app.use(requestMetrics)
  app.use(oneRequestPerTurn())
  app.use(securityHeaders(config.publicUrl))
  app.use(rejectSecondHost)
  app.use(addressWarnings(log, config.publicUrl))
  app.use(compressed)
  const startup = app.get(Startup)
  app.use((request: Request, response: Response, next: NextFunction) => startup.use(request, response, next))
  serveMetrics(app)
  app.set('trust proxy', config.trustProxy)
  app.disable('x-powered-by')
  // No ETags for whole answers, because hashing them costs more than it saves: rows have their own ETags (`@Versioned`), and
  // files have their hash in the path.
  app.disable('etag')
  const server: Server = app.getHttpServer()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = REQUEST_MS
  app.setGlobalPrefix('api')
  if (config.apiDocs) serveApiDocs(app)
  return app
}

/** Imports the client only if Redis is configured, which is rare: the import takes a fifteenth of the start. */
async function redisOf(url: string): Promise<RedisClient> {
  const { connectRedis } = await import('../http/throttle/connect-redis.js')
  return connectRedis(url)
}

/** Rejects a request with two Host headers (https://www.rfc-editor.org/rfc/rfc9112#section-3.2). */
function rejectSecondHost({ rawHeaders }: Request, _: Response, next: NextFunction): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  next(hosts.length > 1 ? fail('malformed') : undefined)
}

/** Serves the documentation at /api/docs, /api/docs-json and /api/docs-yaml: the file that the build writes. */
function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, (): OpenAPIObject => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'Fichero · API',
  })
}
