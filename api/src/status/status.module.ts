import { Module } from '@nestjs/common'
import { NodesModule } from '../nodes/nodes.module.js'
import { RemotesModule } from '../remotes/remotes.module.js'
import { StatusController } from './status.controller.js'
import { StatusService } from './status.service.js'

@Module({ imports: [NodesModule, RemotesModule], controllers: [StatusController], providers: [StatusService] })
export class StatusModule {}
