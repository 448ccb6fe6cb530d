import { wholeNumber } from '@fichero/contract/common.schema'
import { userAnswer, usersAnswer } from '@fichero/contract/users.schema'
import { Controller, Get, Param } from '@nestjs/common'
import { Authenticated } from '../access/access.decorators.js'
import { type Actor, CurrentUser } from '../access/current-user.decorator.js'
import { Returns } from '../validation/returns.decorator.js'
import { UsersService } from './users.service.js'

@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Authenticated()
  @Returns(usersAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.users.list(actor)
  }

  @Get(':id')
  @Authenticated()
  @Returns(userAnswer)
  get(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.users.get(actor, id)
  }
}
