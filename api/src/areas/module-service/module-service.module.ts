import { Module } from '@nestjs/common'
import { RemotesModule } from '../remotes/remotes.module.js'
import { UsersModule } from '../users/users.module.js'
import { DeclarationsController } from './declarations.controller.js'
import { DeclarationsService } from './declarations.service.js'
import { ForwardingService } from './forwarding.service.js'
import { ModuleServiceController } from './module-service.controller.js'
import { ServiceClient } from './service-client.js'
import { ServiceKeys } from './service-keys.js'

@Module({
  imports: [RemotesModule, UsersModule],
  controllers: [ModuleServiceController, DeclarationsController],
  providers: [ForwardingService, DeclarationsService, ServiceClient, ServiceKeys],
})
export class ModuleServiceModule {}
