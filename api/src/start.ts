import type { NestExpressApplication } from '@nestjs/platform-express'
import { ENTITIES } from './app.entities.js'
import { createApp } from './app.js'
import { type FirstAdmin, firstAdmin } from './auth/first-admin.js'
import type { Config } from './config/config.js'
import { openDataFolder } from './config/data-folder.js'
import { connect } from './database/connect.js'
import { exclusively } from './database/exclusive.js'
import { migrate } from './database/migrate.js'
import { loadDemo } from './demo/load-demo.js'
import { Startup } from './health/startup.js'
import { listen } from './listen.js'
import { shutDownOnSignal } from './shutdown.js'

interface Started {
  app: NestExpressApplication
  admin: FirstAdmin | undefined
}

/** Opens and migrates the database, builds the application and listens. Closes the database if any of it fails. */
export async function start(config: Config): Promise<Started> {
  openDataFolder(config.dataDir)
  const dataSource = await connect(config.database, ENTITIES)
  try {
    await exclusively(dataSource, () => migrate(dataSource))
    const app = await createApp(config, dataSource)
    shutDownOnSignal(app)
    const startup = app.get(Startup)
    startup.finished = false
    await listen(app, config.port)
    // Only after listening: if the port is taken, the generated password, which is shown once, would be lost.
    const admin = await exclusively(dataSource, () => firstAdmin(dataSource, config.admin))
    if (config.demo) await exclusively(dataSource, () => loadDemo(dataSource))
    startup.finished = true
    return { app, admin }
  } catch (error) {
    await dataSource.destroy()
    throw error
  }
}
