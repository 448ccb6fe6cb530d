import { Module } from '@nestjs/common'
import { RemotesModule } from '../remotes/remotes.module.js'
import { ModuleDataController } from './module-data.controller.js'
import { ModuleDataService } from './module-data.service.js'

@Module({ imports: [RemotesModule], controllers: [ModuleDataController], providers: [ModuleDataService] })
export class ModuleDataModule {}
