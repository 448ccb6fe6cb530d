import { Module } from '@nestjs/common'
import { AccessRequestsController } from './access-requests/access-requests.controller.js'
import { AccessRequests } from './access-requests/access-requests.service.js'
import { AllUsersController } from './all-users.controller.js'
import { AllUsers } from './all-users.service.js'
import { UserCounts } from './user-counts.service.js'
import { UserCreation } from './user-creation.service.js'
import { UserEditing } from './user-editing.service.js'
import { UserStates } from './user-states.service.js'
import { UsersController } from './users.controller.js'
import { UsersService } from './users.service.js'

@Module({
  controllers: [UsersController, AllUsersController, AccessRequestsController],
  providers: [UsersService, UserCreation, UserEditing, UserStates, AllUsers, UserCounts, AccessRequests],
})
export class UsersModule {}
