import {
  type Activation,
  activatedAnswer,
  activation,
  fileHash,
  fileReceived,
  publishAnswer,
  remoteStatusAnswer,
} from '@fichero/contract/releases.schema'
import { type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'
import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common'
import { ApiParam } from '@nestjs/swagger'
import type { Request } from 'express'
import { LetInBy } from '../access/access.decorators.js'
import { BinaryBody } from '../bodies/body.guard.js'
import { Returns } from '../validation/returns.decorator.js'
import type { DeployToken } from './deploy-token.entity.js'
import { CurrentDeployToken, DeployTokenKeeper } from './deploy-token-keeper.js'
import { PublishingService } from './publishing.service.js'

/** For release commands: without a session, with a deploy token of the remote `nombre`. Nothing is read without one. */
@Controller('remotes/:nombre')
@ApiParam({ name: 'nombre', type: String })
export class PublishingController {
  constructor(private readonly publishing: PublishingService) {}

  @Post('lanzamientos')
  @LetInBy(DeployTokenKeeper)
  @Returns(publishAnswer)
  publish(
    @Body({ schema: remoteDescriptor }) descriptor: RemoteDescriptor,
    @CurrentDeployToken() token: DeployToken,
    @Req() { body }: Request,
  ) {
    return this.publishing.publish(token, descriptor, body)
  }

  @Put('archivos/:sha384')
  @LetInBy(DeployTokenKeeper)
  @BinaryBody()
  @Returns(fileReceived)
  receive(
    @Param('sha384', { schema: fileHash }) hash: string,
    @CurrentDeployToken() token: DeployToken,
    @Req() request: Request,
  ) {
    return this.publishing.receive(token, hash, request)
  }

  @Get('estado')
  @LetInBy(DeployTokenKeeper)
  @Returns(remoteStatusAnswer)
  status(@CurrentDeployToken() { remoto }: DeployToken) {
    return this.publishing.status(remoto)
  }

  @Post('devolver')
  @LetInBy(DeployTokenKeeper)
  @Returns(activatedAnswer)
  rollBack(@CurrentDeployToken() token: DeployToken) {
    return this.publishing.rollBack(token)
  }

  @Post('retirar-modulo')
  @LetInBy(DeployTokenKeeper)
  @Returns(activatedAnswer)
  retire(@CurrentDeployToken() token: DeployToken) {
    return this.publishing.retire(token)
  }

  @Post('activar')
  @LetInBy(DeployTokenKeeper)
  @Returns(activatedAnswer)
  activate(@Body({ schema: activation }) body: Activation, @CurrentDeployToken() token: DeployToken) {
    return this.publishing.activate(token, body)
  }
}
