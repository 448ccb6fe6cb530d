import { accessLinkAnswer } from '@fichero/contract/admin.schema'
import { documentNumber } from '@fichero/contract/common.schema'
import { Controller, Param, Post } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../validation/returns.decorator.js'
import { AccessLinksService } from './access-links.service.js'

@Controller('admin')
export class AccessLinksController {
  constructor(private readonly links: AccessLinksService) {}

  @Post('access-link/:nro_documento')
  @Can('users:approve')
  @Returns(accessLinkAnswer, { status: 201 })
  make(@Param('nro_documento', { schema: documentNumber }) document: string, @CurrentUser() actor: Actor) {
    return this.links.make(actor, document)
  }
}
