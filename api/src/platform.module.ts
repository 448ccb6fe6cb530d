import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Config } from './config/config.js'
import { ProgressController } from './uploads/progress.controller.js'
import { ProgressOfRequests } from './uploads/progress.js'
import { Uploads } from './uploads/uploads.js'
import { WorkbookFiles } from './workbooks/workbook-files.js'

/**
 * Provides `Config`, the open `DataSource`, `Uploads` and their progress, and `WorkbookFiles` everywhere, and closes the
 * data source when the application shuts down.
 */
@Global()
@Module({})
class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy()
  }
}

export function platformModule(config: Config, dataSource: DataSource): DynamicModule {
  const providers = [
    { provide: Config, useValue: config },
    { provide: DataSource, useValue: dataSource },
    Uploads,
    ProgressOfRequests,
    WorkbookFiles,
  ]
  return { module: PlatformModule, controllers: [ProgressController], providers, exports: providers }
}
