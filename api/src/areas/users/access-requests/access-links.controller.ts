import { type AccessLinkInput, accessLinkAnswer, accessLinkBody } from '@fichero/contract/admin.schema'
import { documentNumber } from '@fichero/contract/common.schema'
import { Body, Controller, Param, Post } from '@nestjs/common'
import { ApiBody } from '@nestjs/swagger'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentSession, CurrentUser } from '../../../access/current-user.decorator.js'
import type { Session } from '../../../access/tokens.js'
import { Throttled } from '../../../http/throttle/throttled.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { AccessLinksService } from './access-links.service.js'

@Controller('admin')
export class AccessLinksController {
  constructor(private readonly links: AccessLinksService) {}

  @Post('access-link/:nro_documento')
  @Throttled('account')
  @Can('users:approve')
  @ApiBody({ required: false })
  @Returns(accessLinkAnswer)
  make(
    @Param('nro_documento', { schema: documentNumber }) document: string,
    @Body({ schema: accessLinkBody }) body: AccessLinkInput,
    @CurrentUser() actor: Actor,
    @CurrentSession() session: Session,
  ) {
    return this.links.make(actor, session, document, body)
  }
}
