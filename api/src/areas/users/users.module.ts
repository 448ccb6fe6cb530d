import { Module } from '@nestjs/common'
import { AccessLinksController } from './access-requests/access-links.controller.js'
import { AccessLinksService } from './access-requests/access-links.service.js'
import { AccessRequestsController } from './access-requests/access-requests.controller.js'
import { AccessRequestsService } from './access-requests/access-requests.service.js'
import { AllUsersController } from './all-users.controller.js'
import { AllUsersService } from './all-users.service.js'
import { ContractExtensionService } from './contract-extension.service.js'
import { ContractWarnings } from './contract-warnings.js'
import { EndingContractsController } from './ending-contracts.controller.js'
import { EndingContractsService } from './ending-contracts.service.js'
import { UsersLoadController } from './load/users-load.controller.js'
import { UsersLoadService } from './load/users-load.service.js'
import { Reauthentication } from './reauthentication.js'
import { SeveralUsersController } from './several-users.controller.js'
import { SeveralUsersService } from './several-users.service.js'
import { UserCountsService } from './user-counts.service.js'
import { UserCreationService } from './user-creation.service.js'
import { UserStatesService } from './user-states.service.js'
import { UserUpdateService } from './user-update.service.js'
import { UsersController } from './users.controller.js'
import { UsersService } from './users.service.js'
import { WaitingUsersController } from './waiting/waiting-users.controller.js'
import { WaitingUsersService } from './waiting/waiting-users.service.js'

@Module({
  controllers: [
    UsersLoadController,
    // Before `UsersController`, whose `users/:id` would match its paths.
    SeveralUsersController,
    UsersController,
    AllUsersController,
    EndingContractsController,
    AccessRequestsController,
    AccessLinksController,
    WaitingUsersController,
  ],
  providers: [
    UsersService,
    UserCreationService,
    UserUpdateService,
    UserStatesService,
    AllUsersService,
    UserCountsService,
    EndingContractsService,
    ContractExtensionService,
    ContractWarnings,
    AccessRequestsService,
    AccessLinksService,
    WaitingUsersService,
    Reauthentication,
    UsersLoadService,
    SeveralUsersService,
  ],
  exports: [Reauthentication],
})
export class UsersModule {}
