import type { Server } from 'node:http'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { FirstAdmin } from '../areas/auth/first-admin.js'
import { BatchQueue } from '../areas/fichas/batches/batch-queue.js'
import { WeeklySummaries } from '../areas/fichas/weekly-summary/weekly-summaries.js'
import { BuiltInReleases } from '../areas/remotes/built-in-releases.js'
import { ContractWarnings } from '../areas/users/contract-warnings.js'
import type { Config } from '../config/config.js'
import { openDataFolder } from '../config/data-folder.js'
import { open } from '../database/connect.js'
import { createDataSource } from '../database/data-source.js'
import { ENTITIES } from '../operations/app.entities.js'
import { Startup } from '../operations/health/startup.js'
import { Nodes } from '../operations/nodes/nodes.js'
import { createApp } from './app.js'
import { listen } from './listen.js'
import { type Preparation, prepareDatabase } from './prepare-database.js'
import { endOnSignal } from './shutdown.js'

/** How long to wait for the database in ms: enough for a MySQL server that starts at the same time. */
const PATIENCE_MS = 60_000

/** The running application, and the first administrator if this start created one. */
interface Started {
  app: NestExpressApplication
  admin: FirstAdmin | undefined
}

/**
 * Listens, prepares and opens the database, and then answers requests. Until then it answers only the liveness probe, so that a
 * long migration does not look like a dead process. Closes everything if any step fails.
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
    app.get(ContractWarnings).begin()
    app.get(WeeklySummaries).begin()
    app.get(BatchQueue).begin()
    // Publishes bundled releases before the first request. After a failure the next page request tries again.
    app
      .get(BuiltInReleases)
      .publish()
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

/** Closes a server whose start failed. Connections are closed first, because health probes keep theirs open. */
async function abandon(app: NestExpressApplication): Promise<void> {
  const server: Server = app.getHttpServer()
  server.closeAllConnections()
  await app.close()
}
