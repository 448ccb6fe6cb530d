import type { Language } from '@fichero/contract/enums'
import {
  type ServiceQuery,
  type ServiceRequest,
  serviceAnswer,
  serviceKeysAnswer,
  serviceQuery,
  serviceRequestBody,
} from '@fichero/contract/module-service.schema'
import { remoteName } from '@fichero/contract/remotes.schema'
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import { Authenticated, Public } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { PageLanguage } from '../../i18n/answer-language.js'
import { ForwardingService } from './forwarding.service.js'
import { ServiceKeys } from './service-keys.js'

@Controller('modulos')
export class ModuleServiceController {
  constructor(
    private readonly forwarding: ForwardingService,
    private readonly keys: ServiceKeys,
  ) {}

  @Get('llaves')
  @Public()
  @Returns(serviceKeysAnswer)
  listKeys() {
    return { keys: this.keys.keys }
  }

  @Get(':remoto/servicio')
  @Authenticated()
  @Returns(serviceAnswer)
  read(
    @Param('remoto', { schema: remoteName }) modulo: string,
    @Query({ schema: serviceQuery }) { ruta }: ServiceQuery,
    @CurrentUser() actor: Actor,
    @PageLanguage() language: Language,
  ) {
    return this.forwarding.read({ actor, modulo, language }, ruta)
  }

  @Post(':remoto/servicio')
  @Authenticated()
  @Returns(serviceAnswer)
  send(
    @Param('remoto', { schema: remoteName }) modulo: string,
    @Body({ schema: serviceRequestBody }) request: ServiceRequest,
    @CurrentUser() actor: Actor,
    @PageLanguage() language: Language,
  ) {
    return this.forwarding.send({ actor, modulo, language }, request)
  }
}
