import { wholeNumber } from '@fichero/contract/common.schema'
import {
  type DeployTokenData,
  deployTokenAnswer,
  deployTokenCreated,
  deployTokenData,
  deployTokensAnswer,
} from '@fichero/contract/deploy-tokens.schema'
import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentSession, CurrentUser } from '../../access/current-user.decorator.js'
import type { Session } from '../../access/tokens.js'
import { Throttled } from '../../http/throttle/throttled.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { DeployTokensService } from './deploy-tokens.service.js'

@Controller('admin/remotes/claves')
export class DeployTokensController {
  constructor(private readonly tokens: DeployTokensService) {}

  @Get()
  @Can('remotes:manage')
  @Returns(deployTokensAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.tokens.list(actor)
  }

  @Post()
  @Throttled('account')
  @Can('remotes:manage')
  @Header('Cache-Control', 'no-store')
  @Returns(deployTokenCreated)
  create(
    @Body({ schema: deployTokenData }) data: DeployTokenData,
    @CurrentUser() actor: Actor,
    @CurrentSession() session: Session,
  ) {
    return this.tokens.create(actor, session, data)
  }

  @Post(':id/revocar')
  @Can('remotes:manage')
  @Returns(deployTokenAnswer)
  revoke(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.tokens.revoke(actor, id)
  }
}
