import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Config } from './config/config.js'
import { Secret } from './config/secret.js'
import { ProgressController } from './uploads/progress.controller.js'
import { ProgressOfRequests } from './uploads/progress.js'
import { Uploads } from './uploads/uploads.js'
import { WorkbookFiles } from './workbooks/workbook-files.js'

/**
 * Provides `Config`, `Secret`, the open `DataSource`, `Uploads` and their progress, and `WorkbookFiles` everywhere, and closes the
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
