import { Module } from '@nestjs/common'
import { UserCreation } from './user-creation.service.js'
import { UserEditing } from './user-editing.service.js'
import { UserStates } from './user-states.service.js'
import { UsersController } from './users.controller.js'
import { UsersService } from './users.service.js'

@Module({ controllers: [UsersController], providers: [UsersService, UserCreation, UserEditing, UserStates] })
export class UsersModule {}
