import type { NestExpressApplication } from '@nestjs/platform-express'
import type { DataSource } from 'typeorm'
import { createApp } from './app.js'
import { type FirstAdmin, firstAdmin } from './auth/first-admin.js'
import type { Config } from './config/config.js'
import { openDataFolder } from './config/data-folder.js'
import { connect } from './database/connect.js'
import { exclusively } from './database/exclusive.js'
import { migrate } from './database/migrate.js'
import { listen } from './listen.js'

interface Started {
  app: NestExpressApplication
  admin: FirstAdmin | undefined
}

/** Opens and prepares the database, builds the application and listens. Leaves nothing open when it fails. */
export async function start(config: Config): Promise<Started> {
  openDataFolder(config.dataDir)
  const dataSource = await connect(config.database)
  try {
    const admin = await exclusively(dataSource, () => prepare(dataSource, config))
    const app = await createApp(config, dataSource)
    app.enableShutdownHooks()
    await listen(app, config.port)
    return { app, admin }
  } catch (error) {
    await dataSource.destroy()
    throw error
  }
}

async function prepare(dataSource: DataSource, config: Config): Promise<FirstAdmin | undefined> {
  await migrate(dataSource)
  return firstAdmin(dataSource, config.admin)
}
