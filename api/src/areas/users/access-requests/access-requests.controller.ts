import { approvalAnswer, pendingUsersAnswer, rejectionAnswer } from '@fichero/contract/admin.schema'
import { documentNumber } from '@fichero/contract/common.schema'
import { Controller, Delete, Get, Param, Patch } from '@nestjs/common'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { AccessRequestsService } from './access-requests.service.js'

@Controller('admin')
export class AccessRequestsController {
  constructor(private readonly requests: AccessRequestsService) {}

  @Get('pending-users')
  @Can('users:approve')
  @Returns(pendingUsersAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.requests.list(actor)
  }

  @Patch('approve-user/:nro_documento')
  @Can('users:approve')
  @Returns(approvalAnswer)
  approve(@Param('nro_documento', { schema: documentNumber }) document: string, @CurrentUser() actor: Actor) {
    return this.requests.approve(actor, document)
  }

  @Delete('reject-user/:nro_documento')
  @Can('users:approve')
  @Returns(rejectionAnswer)
  reject(@Param('nro_documento', { schema: documentNumber }) document: string, @CurrentUser() actor: Actor) {
    return this.requests.reject(actor, document)
  }
}
