import type { Language } from '@fichero/contract/enums'
import { type DeclareService, declaredServiceAnswer, declareServiceBody } from '@fichero/contract/module-service.schema'
import { managedRemoteAnswer } from '@fichero/contract/releases.schema'
import { remoteName } from '@fichero/contract/remotes.schema'
import { Body, Controller, Param, Post, Put } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentSession, CurrentUser } from '../../access/current-user.decorator.js'
import type { Session } from '../../access/tokens.js'
import { Throttled } from '../../http/throttle/throttled.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { PageLanguage } from '../../i18n/answer-language.js'
import { DeclarationsService } from './declarations.service.js'

@Controller('admin/remotes/:nombre')
export class DeclarationsController {
  constructor(private readonly declarations: DeclarationsService) {}

  @Put('servicio')
  @Throttled('account')
  @Can('remotes:manage')
  @Returns(declaredServiceAnswer)
  declare(
    @Param('nombre', { schema: remoteName }) modulo: string,
    @Body({ schema: declareServiceBody }) body: DeclareService,
    @CurrentUser() actor: Actor,
    @CurrentSession() session: Session,
    @PageLanguage() language: Language,
  ) {
    return this.declarations.declare({ actor, modulo, language }, session, body)
  }

  @Post('quitar-servicio')
  @Can('remotes:manage')
  @Returns(managedRemoteAnswer)
  remove(@Param('nombre', { schema: remoteName }) modulo: string, @CurrentUser() actor: Actor) {
    return this.declarations.remove(actor, modulo)
  }
}
