import { Module } from '@nestjs/common'
import { BuildFolder } from './build-folder.js'
import { RemotesController } from './remotes.controller.js'
import { RemotesService } from './remotes.service.js'

@Module({
  controllers: [RemotesController],
  providers: [RemotesService, BuildFolder],
  exports: [RemotesService, BuildFolder],
})
export class RemotesModule {}
