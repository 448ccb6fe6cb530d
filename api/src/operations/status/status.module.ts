import { Module } from '@nestjs/common'
import { RemotesModule } from '../../areas/remotes/remotes.module.js'
import { NodesModule } from '../nodes/nodes.module.js'
import { StatusController } from './status.controller.js'
import { StatusService } from './status.service.js'
import { VersionService } from './version.service.js'

@Module({
  imports: [NodesModule, RemotesModule],
  controllers: [StatusController],
  providers: [StatusService, VersionService],
})
export class StatusModule {}
