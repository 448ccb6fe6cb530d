import { waitingUsersAnswer } from '@fichero/contract/admin.schema'
import { doneAnswer } from '@fichero/contract/auth.schema'
import { documentNumber } from '@fichero/contract/common.schema'
import { Controller, Delete, Get, Param } from '@nestjs/common'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { WaitingUsersService } from './waiting-users.service.js'

@Controller('admin')
export class WaitingUsersController {
  constructor(private readonly waiting: WaitingUsersService) {}

  @Get('waiting-users')
  @Can('users:approve')
  @Returns(waitingUsersAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.waiting.list(actor)
  }

  @Delete('password-request/:nro_documento')
  @Can('users:approve')
  @Returns(doneAnswer)
  dismiss(@Param('nro_documento', { schema: documentNumber }) document: string, @CurrentUser() actor: Actor) {
    return this.waiting.dismiss(actor, document)
  }
}
