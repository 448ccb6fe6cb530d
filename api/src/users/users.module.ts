import { Module } from '@nestjs/common'
import { AccessLinksController } from './access-requests/access-links.controller.js'
import { AccessLinksService } from './access-requests/access-links.service.js'
import { AccessRequestsController } from './access-requests/access-requests.controller.js'
import { AccessRequestsService } from './access-requests/access-requests.service.js'
import { AllUsersController } from './all-users.controller.js'
import { AllUsersService } from './all-users.service.js'
import { EndingContractsController } from './ending-contracts.controller.js'
import { EndingContractsService } from './ending-contracts.service.js'
import { UsersLoadController } from './load/users-load.controller.js'
import { UsersLoadService } from './load/users-load.service.js'
import { OwnCredentials } from './own-credentials.js'
import { SeveralUsersController } from './several-users.controller.js'
import { SeveralUsersService } from './several-users.service.js'
import { UserCountsService } from './user-counts.service.js'
import { UserCreationService } from './user-creation.service.js'
import { UserStatesService } from './user-states.service.js'
import { UserUpdateService } from './user-update.service.js'
import { UsersController } from './users.controller.js'
import { UsersService } from './users.service.js'

@Module({
  controllers: [
    UsersLoadController,
    // Before the one with `users/:id`.
    SeveralUsersController,
    UsersController,
    AllUsersController,
    EndingContractsController,
    AccessRequestsController,
    AccessLinksController,
  ],
  providers: [
    UsersService,
    UserCreationService,
    UserUpdateService,
    UserStatesService,
    AllUsersService,
    UserCountsService,
    EndingContractsService,
    AccessRequestsService,
    AccessLinksService,
    OwnCredentials,
    UsersLoadService,
    SeveralUsersService,
  ],
  exports: [OwnCredentials],
})
export class UsersModule {}
