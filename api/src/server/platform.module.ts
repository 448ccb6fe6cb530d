import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Config } from '../config/config.js'
import { Secret } from '../config/secret.js'
import { WorkbookFiles } from '../files/spreadsheet-writer/workbook-files.js'
import { ProgressController } from '../files/uploads/progress.controller.js'
import { ProgressOfRequests } from '../files/uploads/progress.js'
import { Uploads } from '../files/uploads/uploads.js'

/**
 * Provides `Config`, `Secret`, the open `DataSource`, `Uploads` with their progress, and `WorkbookFiles` everywhere, and closes
 * the data source when the application shuts down.
 */
@Global()
@Module({})
class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy()
  }
}

export function platformModule(config: Config, secret: string, dataSource: DataSource): DynamicModule {
  const providers = [
    { provide: Config, useValue: config },
    { provide: Secret, useValue: new Secret(secret) },
    { provide: DataSource, useValue: dataSource },
    Uploads,
    ProgressOfRequests,
    WorkbookFiles,
  ]
  return { module: PlatformModule, controllers: [ProgressController], providers, exports: providers }
}
