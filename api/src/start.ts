import type { Server } from 'node:http'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { ENTITIES } from './app.entities.js'
import { createApp } from './app.js'
import type { FirstAdmin } from './auth/first-admin.js'
import type { Config } from './config/config.js'
import { openDataFolder } from './config/data-folder.js'
import { open } from './database/connect.js'
import { createDataSource } from './database/data-source.js'
import { Startup } from './health/startup.js'
import { listen } from './listen.js'
import { Nodes } from './nodes/nodes.js'
import { type Preparation, prepareDatabase } from './prepare-database.js'
import { RemotesService } from './remotes/remotes.service.js'
import { endOnSignal } from './shutdown.js'

/** Long enough for a MySQL server that starts at the same time. */
const PATIENCE_MS = 60_000

interface Started {
  app: NestExpressApplication
  admin: FirstAdmin | undefined
}

/**
 * Listens, prepares and opens the database, and then answers requests; until then only liveness is answered, so that
 * nobody takes a long migration for a dead process. Closes everything if any of it fails.
 */
export async function start(
  config: Config,
  { say = () => undefined, patience = PATIENCE_MS }: Partial<Preparation> = {},
): Promise<Started> {
  const signals = endOnSignal()
  openDataFolder(config.dataDir)
  const dataSource = createDataSource(config.database, ENTITIES)
  let app: NestExpressApplication | undefined
  try {
    dataSource.claim()
    app = await createApp(config, dataSource)
    const startup = app.get(Startup)
    startup.finished = false
    await listen(app, config.port)
    const admin = await prepareDatabase(config, { say, patience })
    await open(dataSource, config.database)
    startup.finished = true
    app.get(Nodes).begin()
    // Before somebody waits for it; a page asks for it again where it fails.
    app
      .get(RemotesService)
      .list()
      .catch(() => undefined)
    signals.closeFirst(app)
    return { app, admin }
  } catch (error) {
    signals.ignore()
    if (app) await abandon(app)
    await dataSource.destroy()
    throw error
  }
}

/** Probes keep their connections open. */
async function abandon(app: NestExpressApplication): Promise<void> {
  const server: Server = app.getHttpServer()
  server.closeAllConnections()
  await app.close()
}
