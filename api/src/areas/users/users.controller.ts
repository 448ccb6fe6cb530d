import { documentNumber, wholeNumber } from '@fichero/contract/common.schema'
import {
  type CreateUser,
  createUserBody,
  type DisableUser,
  disabledUsersAnswer,
  disableUserBody,
  type UpdateUser,
  type UserAnswer,
  updateUserBody,
  userAnswer,
  userDisabledAnswer,
  userSavedAnswer,
  usersAnswer,
} from '@fichero/contract/users.schema'
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common'
import { ApiBody } from '@nestjs/swagger'
import { Authenticated, Can } from '../../access/access.decorators.js'
import { type Actor, CurrentSession, CurrentUser } from '../../access/current-user.decorator.js'
import { type RenewSession, SessionRenewal } from '../../access/session-renewal.decorator.js'
import type { Session } from '../../access/tokens.js'
import { Throttled } from '../../http/throttle/throttled.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ReturnsCreated } from '../../http/validation/returns-created.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { UserCreationService } from './user-creation.service.js'
import { UserStatesService } from './user-states.service.js'
import { UserUpdateService } from './user-update.service.js'
import { UsersService } from './users.service.js'

const versionOf = ({ user }: UserAnswer) => user.version

@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly creation: UserCreationService,
    private readonly updates: UserUpdateService,
    private readonly states: UserStatesService,
  ) {}

  @Get()
  @Authenticated()
  @Returns(usersAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.users.list(actor)
  }

  @Get('disabled')
  @Can('users:view-disabled')
  @Returns(disabledUsersAnswer)
  listDisabled(@CurrentUser() actor: Actor) {
    return this.users.listDisabled(actor)
  }

  @Get(':id')
  @Authenticated()
  @Versioned(versionOf)
  @Returns(userAnswer)
  get(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.users.get(actor, id)
  }

  @Post('create')
  @Can('users:create')
  @Versioned(versionOf)
  @ReturnsCreated(userSavedAnswer, ({ user }) => `/users/${user.id}`)
  create(@Body({ schema: createUserBody }) body: CreateUser, @CurrentUser() actor: Actor) {
    return this.creation.create(actor, body)
  }

  @Put('update/:nro_documento')
  @Throttled('account')
  @Authenticated()
  @Versioned(versionOf)
  @Returns(userSavedAnswer)
  update(
    @Param('nro_documento', { schema: documentNumber }) nro_documento: string,
    @Body({ schema: updateUserBody }) data: UpdateUser,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
    @CurrentSession() session: Session,
    @SessionRenewal() renew: RenewSession,
  ) {
    return this.updates.update(actor, session, { nro_documento, data, ifMatch }, renew)
  }

  @Post('disabled/:id')
  @Can('users:disable')
  @ApiBody({ required: false })
  @Returns(userDisabledAnswer)
  disable(
    @Param('id', { schema: wholeNumber() }) id: number,
    @Body({ schema: disableUserBody }) body: DisableUser | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.states.disable(actor, id, body)
  }

  @Post('enabled/:id')
  @Can('users:enable')
  @Returns(userSavedAnswer)
  enable(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.states.enable(actor, id)
  }
}
