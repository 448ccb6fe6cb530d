import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { DataSource } from 'typeorm'
import { serveApiDocs } from './api-docs.js'
import { appModule } from './app.module.js'
import type { Config } from './config/config.js'
import { keptSecret } from './config/data-folder.js'
import { securityHeaders } from './security-headers.js'

/** Bytes that a JSON body may have. Files come as multipart and have limits of their own. */
const BODY_LIMIT = 100 * 1024

/**
 * How long an idle connection stays open: longer than browsers and proxies keep theirs (nginx: 60 s). Else both ends close
 * at the same moment now and then, and a request that was just sent over that connection is lost.
 */
const KEEP_ALIVE_MS = 75_000

/** The whole application over an open, migrated database; it does not listen yet. */
export async function createApp(config: Config, dataSource: DataSource): Promise<NestExpressApplication> {
  const secret = config.jwtSecret ?? keptSecret(config.dataDir)
  const app = await NestFactory.create<NestExpressApplication>(appModule(config, secret, dataSource), {
    logger: ['warn', 'error', 'fatal'],
    abortOnError: false,
    bodyParser: false,
    // Fixed paths win over parameters whatever their order: `/fichas/reporte-estado` over `/fichas/:id`. With `shadow: 'error'`
    // Nest 12 would refuse such a pair even where it is declared in the right order.
    routeResolutionStrategy: 'specificity',
    routeConflictPolicy: { duplicate: 'error' },
  })
  app.use(securityHeaders(config.publicUrl))
  app.useBodyParser('json', { limit: BODY_LIMIT })
  app.set('trust proxy', config.trustProxy)
  app.disable('x-powered-by')
  // A digest of every answer would cost more than it saves: rows have tags of their own, files have their hash in the address.
  app.disable('etag')
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS
  app.setGlobalPrefix('api')
  serveApiDocs(app)
  return app
}
