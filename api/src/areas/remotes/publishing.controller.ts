import { figuresReceived, type ReleaseFigures, releaseFigures } from '@fichero/contract/page-figures.schema'
import {
  type Activation,
  activatedAnswer,
  activation,
  publishAnswer,
  remoteStatusAnswer,
  rolledBackAnswer,
} from '@fichero/contract/releases.schema'
import { releaseHash } from '@fichero/contract/remotes.schema'
import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common'
import { ApiParam } from '@nestjs/swagger'
import type { Request } from 'express'
import { GuardedBy } from '../../access/access.decorators.js'
import { BinaryBody } from '../../http/request-body/body.guard.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ActivationService } from './activation.service.js'
import type { DeployToken } from './deploy-token.entity.js'
import { CurrentDeployToken, DeployTokenGuard } from './deploy-token.guard.js'
import { ManagedRemotesService } from './managed-remotes.service.js'
import { PublishingService } from './publishing.service.js'

/**
 * Endpoints for `fichero-remote release`, which sends a deploy token of the remote `nombre` instead of a session. The token is
 * checked before the body is read.
 */
@Controller('remotes/:nombre')
@ApiParam({ name: 'nombre', type: String })
export class PublishingController {
  constructor(
    private readonly publishing: PublishingService,
    private readonly activation: ActivationService,
    private readonly managed: ManagedRemotesService,
  ) {}

  @Post('publicar')
  @GuardedBy(DeployTokenGuard)
  @BinaryBody()
  @Returns(publishAnswer)
  publish(@CurrentDeployToken() token: DeployToken, @Req() request: Request) {
    return this.publishing.publish(token, request)
  }

  @Put('lanzamientos/:hash/figuras')
  @GuardedBy(DeployTokenGuard)
  @Returns(figuresReceived)
  sendFigures(
    @Param('hash', { schema: releaseHash }) hash: string,
    @Body({ schema: releaseFigures }) body: ReleaseFigures,
    @CurrentDeployToken() token: DeployToken,
  ) {
    return this.publishing.storeFigures(token, hash, body)
  }

  @Get('estado')
  @GuardedBy(DeployTokenGuard)
  @Returns(remoteStatusAnswer)
  status(@CurrentDeployToken() { remoto }: DeployToken) {
    return this.managed.status(remoto)
  }

  @Post('devolver')
  @GuardedBy(DeployTokenGuard)
  @Returns(rolledBackAnswer)
  rollBack(@CurrentDeployToken() token: DeployToken) {
    return this.activation.rollBackByToken(token)
  }

  @Post('retirar-modulo')
  @GuardedBy(DeployTokenGuard)
  @Returns(activatedAnswer)
  retire(@CurrentDeployToken() token: DeployToken) {
    return this.activation.retireByToken(token)
  }

  @Post('activar')
  @GuardedBy(DeployTokenGuard)
  @Returns(activatedAnswer)
  activate(@Body({ schema: activation }) body: Activation, @CurrentDeployToken() token: DeployToken) {
    return this.activation.activateByToken(token, body)
  }
}
